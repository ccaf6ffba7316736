// Run Python in the Pyodide of the built game, under Node: node pyodide.mjs PYTHON SOURCES SCRIPT
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [python, sources, script] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${python}/pyodide.mjs`).href)
const pyodide = await loadPyodide({
  indexURL: python,
  stdLibURL: `${python}/stdlib.zip`,
  lockFileContents: readFileSync(`${python}/lock.json`, 'utf8'),
})
const archive = new Uint8Array(readFileSync(`${python}/ethnos.zip`))
pyodide.unpackArchive(archive, 'zip', { extractDir: '/ethnos' })
const modules = pyodide.FS.readFile('/ethnos/modules.zip')
pyodide.unpackArchive(modules, 'zip', { extractDir: '/ethnos' })
pyodide.FS.mkdir('/sources')
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: sources }, '/sources')
pyodide.runPython('import sys; sys.path.insert(0, "/ethnos")')
process.stdout.write(String(pyodide.runPython(readFileSync(script, 'utf8'))))
