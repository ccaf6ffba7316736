/** Passkeys: WebAuthn between the browser's authenticators and the server. */

import { ask } from './api'
import { isLocal } from './host'
import type { Me, Passkey, PasskeyOffer, PasskeyOptions, Passkeys } from './types'

type Json = Record<string, unknown>

/** Whether this browser and this server know passkeys at this address. */
export async function offered(): Promise<boolean> {
  if (isLocal || !isSecureContext || !('PublicKeyCredential' in window)) return false
  const answer = await ask<PasskeyOffer>('GET', '/passkeys').catch(() => ({ offered: false }))
  return answer.offered
}

export async function list(): Promise<Passkey[]> {
  return (await ask<Passkeys>('GET', '/me/passkeys')).passkeys
}

export async function drop(id: string): Promise<void> {
  await ask<void>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`)
}

/** Make a passkey for this guest. Throws `DOMException` if the browser or its user will not. */
export async function create(): Promise<Passkey[]> {
  const options = await asked('/me/passkeys/begin')
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...(options.user as Json), id: bytes((options.user as Json).id) },
    excludeCredentials: ((options.excludeCredentials ?? []) as Json[]).map((known) => ({
      ...known,
      id: bytes(known.id),
    })),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const { attestationObject } = made.response as AuthenticatorAttestationResponse
  const body = { credential: written(made, { attestationObject: text(attestationObject) }) }
  return (await ask<Passkeys>('POST', '/me/passkeys', body)).passkeys
}

/** Sign in with a passkey that the user chooses. Throws `DOMException` if there is none. */
export async function signIn(): Promise<Me> {
  const options = await asked('/guest/passkey/begin')
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const { authenticatorData, signature, userHandle } =
    found.response as AuthenticatorAssertionResponse
  const body = {
    credential: written(found, {
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : null,
    }),
  }
  return ask<Me>('POST', '/guest/passkey', body)
}

async function asked(path: string): Promise<Json> {
  return JSON.parse((await ask<PasskeyOptions>('POST', path)).options) as Json
}

/** A credential as WebAuthn writes it in JSON; `toJSON` is missing in older browsers. */
function written(credential: PublicKeyCredential, response: Json): string {
  const clientDataJSON = text(credential.response.clientDataJSON)
  return JSON.stringify({
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    clientExtensionResults: {},
    response: { clientDataJSON, ...response },
  })
}

function bytes(base64url: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(base64url).replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)))
  return plain.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
