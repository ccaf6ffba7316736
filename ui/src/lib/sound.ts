/** Short synthesized sounds; off by default. */

import { settings } from './settings.svelte'

let audio: AudioContext | null = null

function knock(pitch: number, at: number, length: number): void {
  if (!audio) return
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, audio.currentTime + at)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, audio.currentTime + at + length)
  gain.gain.setValueAtTime(0.14, audio.currentTime + at)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + length)
  tone.connect(gain).connect(audio.destination)
  tone.start(audio.currentTime + at)
  tone.stop(audio.currentTime + at + length)
}

/** Two knocks that announce the player's turn. */
export function chime(): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  knock(520, 0, 0.12)
  knock(700, 0.13, 0.18)
}
