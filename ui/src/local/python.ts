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

type Progress = (loaded: number, total: number) => void

const FOLDER = '/ethnos'
const ARCHIVE = 'ethnos.zip'
/** The modules are an archive in the archive: compressed as one, small files take a seventh less. */
const UNPACK = `
import os, shutil, sys
shutil.unpack_archive("${FOLDER}/modules.zip", "${FOLDER}")
os.remove("${FOLDER}/modules.zip")
sys.path.insert(0, "${FOLDER}")
`
/** The files that take time to arrive, with roughly their share of it. */
const WEIGHTS: Record<string, number> = {
  'pyodide.asm.mjs': 5,
  'pyodide.asm.wasm': 60,
  'stdlib.zip': 25,
  [ARCHIVE]: 10,
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

export async function loadPython(python: string, progress: Progress): Promise<Start> {
  const observer = watchFiles(progress)
  const [archive, lockFileContents, pyodide] = await Promise.all([
    fetched(python + ARCHIVE).then((response) => response.arrayBuffer()),
    fetched(`${python}lock.json`).then((response) => response.text()),
    import(/* @vite-ignore */ `${python}pyodide.mjs`) as Promise<typeof import('pyodide')>,
  ])
  const api = await pyodide.loadPyodide({
    indexURL: python,
    stdLibURL: `${python}stdlib.zip`,
    lockFileContents,
  })
  observer.disconnect()
  api.unpackArchive(archive, 'zip', { extractDir: FOLDER })
  api.runPython(UNPACK)
  return (api.pyimport('ethnos.local.worker') as { start: Start }).start
}
