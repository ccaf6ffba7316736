/** A small set of sounds, all synthesized: a card, a marker, a dragon, a coin, the player's turn. */

import { settings } from './settings.svelte'
import type { Event } from './types'

export type Sound = 'card' | 'marker' | 'dragon' | 'coin' | 'turn'

/** Between two sounds of one entry, in seconds. */
const GAP = 0.12
const OF_EVENT: Partial<Record<Event['type'], Sound>> = {
  CardDrawn: 'card',
  CardRecruited: 'card',
  BandPlayed: 'card',
  HandDiscarded: 'card',
  PoolTurnedUp: 'card',
  MarkerPlaced: 'marker',
  OrcMarkerPlaced: 'marker',
  MerfolkMoved: 'marker',
  TrollTokenTaken: 'marker',
  GiantTokenTaken: 'coin',
  DragonRevealed: 'dragon',
}

let audio: AudioContext | null = null

/** Play a sound after a while, if the player wants sounds and has touched the page already. */
export function play(sound: Sound, after = 0): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  const master = audio.createGain()
  master.gain.value = settings.volume
  master.connect(audio.destination)
  SOUNDS[sound](audio, master, audio.currentTime + after)
}

/** The sounds of what has happened, one after the other; each kind is heard once. */
export function playEvents(events: readonly Event[]): void {
  const sounds = events.flatMap(({ type }) => OF_EVENT[type] ?? [])
  for (const [n, sound] of [...new Set(sounds)].entries()) play(sound, n * GAP)
}

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void

const SOUNDS: Record<Sound, Voice> = {
  /** Paper on felt. */
  card: (audio, out, at) => rustle(audio, out, at, 2400, 0.09, 0.5),
  /** Wood on a board. */
  marker(audio, out, at) {
    tone(audio, out, at, 'triangle', [330, 180], 0.1, 0.5)
    rustle(audio, out, at, 900, 0.03, 0.5)
  },
  /** A growl that rises and dies away. */
  dragon(audio, out, at) {
    tone(audio, out, at, 'sawtooth', [60, 95, 38], 1.3, 0.35)
    tone(audio, out, at + 0.05, 'sawtooth', [64, 101, 40], 1.2, 0.25)
    rustle(audio, out, at + 0.1, 420, 1, 0.4)
  },
  coin(audio, out, at) {
    tone(audio, out, at, 'sine', [1319, 1319], 0.22, 0.22)
    tone(audio, out, at + 0.06, 'sine', [1976, 1976], 0.34, 0.18)
  },
  turn(audio, out, at) {
    tone(audio, out, at, 'triangle', [520, 312], 0.14, 0.32)
    tone(audio, out, at + 0.13, 'triangle', [700, 420], 0.2, 0.32)
  },
}

/** A tone that glides through these pitches and fades. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  type: OscillatorType,
  pitches: number[],
  length: number,
  loudness: number,
): void {
  const source = audio.createOscillator()
  source.type = type
  for (const [n, pitch] of pitches.entries()) {
    const when = at + (length * n) / Math.max(1, pitches.length - 1)
    if (n) source.frequency.exponentialRampToValueAtTime(pitch, when)
    else source.frequency.setValueAtTime(pitch, when)
  }
  source.connect(fade(audio, out, at, length, loudness))
  source.start(at)
  source.stop(at + length)
}

/** Noise around one pitch that fades. */
function rustle(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(fade(audio, out, at, length, loudness))
  source.start(at)
}

function fade(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
  loudness: number,
): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.001, at)
  gain.gain.exponentialRampToValueAtTime(loudness, at + Math.min(0.02, length / 4))
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  gain.connect(out)
  return gain
}
