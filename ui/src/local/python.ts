/** Load Python into a worker; `tools/worker_python` makes the files. */

/** `ethnos.local.host.Host`, as it is used from here. */
export type Host = {
  ask: (number: number, method: string, path: string, body: string) => void
  connect: (number: number, path: string) => void
  receive: (number: number, text: string) => void
  leave: (number: number) => void
}

/** `ethnos.local.bus.TabBus`. */
export type Bus = { receive: (text: string) => void }

/** `ethnos.local.worker.start`. */
export type Start = (
  call: (operation: string, given: string) => Promise<string>,
  broadcast: (text: string) => void,
  post: (kind: string, number: number, code: number, text: string) => void,
  botPause: number,
) => Promise<[Host, Bus]>

/** Python's file system, as it is used from here. */
type Files = { writeFile: (path: string, data: Uint8Array) => void }

type Progress = (loaded: number, total: number) => void

/** Archives that Python unpacks by itself at its start, out of the root of its file system. */
const PACKED = ['library.zst', 'ethnos.zst']
/** The files that take time to arrive, with roughly their share of it. */
const WEIGHTS: Record<string, number> = {
  'pyodide.asm.mjs': 5,
  'pyodide.asm.wasm': 60,
  'library.zst': 20,
  'ethnos.zst': 15,
}
const TOTAL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight)

/** Report each file that has arrived. Reading the files here would keep compiled code uncached. */
function watchFiles(progress: Progress): PerformanceObserver {
  let loaded = 0
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) loaded += WEIGHTS[name.split('/').at(-1) ?? ''] ?? 0
    progress(loaded, TOTAL)
  })
  observer.observe({ type: 'resource' })
  progress(0, TOTAL)
  return observer
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}: ${address}`)
  return response
}

async function archive(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetched(address)).arrayBuffer())
}

export async function loadPython(python: string, progress: Progress): Promise<Start> {
  const observer = watchFiles(progress)
  const archives = Promise.all(PACKED.map((name) => archive(python + name)))
  const arrived = archives.catch(() => [])
  const [lockFileContents, pyodide] = await Promise.all([
    fetched(`${python}lock.json`).then((response) => response.text()),
    import(/* @vite-ignore */ `${python}pyodide.mjs`) as Promise<typeof import('pyodide')>,
  ])
  const loading = pyodide.loadPyodide({
    indexURL: python,
    stdLibURL: `${python}start.zip`,
    lockFileContents,
    fsInit: async (fs: Files) =>
      (await arrived).forEach((data, index) => fs.writeFile(`/${PACKED[index]}`, data)),
  })
  const [api] = await Promise.all([loading, archives])
  observer.disconnect()
  return (api.pyimport('ethnos.local.worker') as { start: Start }).start
}
