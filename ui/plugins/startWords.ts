import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Which messages the start page may say: what the modules loaded with it mention. */

const FIRST = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const STATIC_IMPORT = /^\s*(?:import|export)\s[^'"(]*?from\s+'(\.[^']+)'/gm
/** Every literal that could be the id of a message, or with `${` begin one. */
const LITERAL = /['"`]([a-z][a-z0-9-]*[a-z0-9-])(['"`]|\$\{)/g

function found(path: string): string | undefined {
  return [path, `${path}.ts`].find((file) => existsSync(file) && /\.(ts|svelte)$/.test(file))
}

/** The sources of the modules that are loaded with the start page. */
function sources(): string[] {
  const files = new Map<string, string>()
  const visit = (path: string): void => {
    const file = found(path)
    if (!file || files.has(file)) return
    const text = readFileSync(file, 'utf8')
    files.set(file, text)
    for (const [, to] of text.matchAll(STATIC_IMPORT)) visit(resolve(dirname(file), to))
  }
  visit(FIRST)
  return [...files.values()]
}

type Mentioned = { whole: Set<string>; beginnings: string[] }

function mentioned(): Mentioned {
  const literals = sources().flatMap((text) => [...text.matchAll(LITERAL)])
  return {
    whole: new Set(literals.filter(([, , end]) => end !== '${').map(([, id]) => id)),
    beginnings: literals.filter(([, , end]) => end === '${').map(([, id]) => id),
  }
}

/** The messages of a Fluent file by id, each with the lines that belong to it. */
export function byId(text: string): Map<string, string> {
  const parts = text.matchAll(/^([a-z][a-z0-9-]*) = .*\n(?:[ }].*\n)*/gm)
  return new Map([...parts].map(([message, id]) => [id, message]))
}

/** Split messages into those the start page may say, with what they refer to, and all others. */
export function splitForStart(text: string): { start: string; later: string } {
  const messages = byId(text)
  const { whole, beginnings } = mentioned()
  const wanted = new Set<string>()
  const want = (id: string): void => {
    const message = messages.get(id)
    if (!message || wanted.has(id)) return
    wanted.add(id)
    for (const [, other] of message.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)) want(other)
  }
  for (const id of messages.keys()) {
    if (whole.has(id) || beginnings.some((start) => id.startsWith(start))) want(id)
  }
  const join = (chosen: boolean) =>
    [...messages].filter(([id]) => wanted.has(id) === chosen).map(([, message]) => message)
  return { start: join(true).join(''), later: join(false).join('') }
}
