// Compile Python to the bytecode of Pyodide, by Pyodide itself: node compile.mjs PYODIDE FROM TO
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, staging, target] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href
);
const pyodide = await loadPyodide();
for (const [inside, outside] of [
  ["/tools", import.meta.dirname],
  ["/pyodide", pyodideFolder],
  ["/staging", staging],
  ["/target", target],
]) {
  pyodide.FS.mkdir(inside);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: outside }, inside);
}
pyodide.runPython('import runpy; runpy.run_path("/tools/bytecode.py")');
