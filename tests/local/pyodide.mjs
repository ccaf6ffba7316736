// Run Python in the Pyodide of the built game, under Node: node pyodide.mjs PYTHON SOURCES SCRIPT
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [python, sources, script] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${python}/pyodide.mjs`).href)
const pyodide = await loadPyodide({
  indexURL: python,
  stdLibURL: `${python}/start.zip`,
  lockFileContents: readFileSync(`${python}/lock.json`, 'utf8'),
  fsInit: async (fs) => {
    for (const name of ['library.zst', 'ethnos.zst'])
      fs.writeFile(`/${name}`, readFileSync(`${python}/${name}`))
  },
})
pyodide.FS.mkdir('/sources')
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: sources }, '/sources')
process.stdout.write(String(pyodide.runPython(readFileSync(script, 'utf8'))))
