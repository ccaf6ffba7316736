// Compile Python to the bytecode of Pyodide, by Pyodide itself: node compile.mjs PYODIDE FROM TO
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

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

// For our own server, which does not compress while it answers; the best quality takes ten times as long.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
for (const name of readdirSync(target)) {
  const file = join(target, name);
  if (!name.endsWith(".zst"))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(readFileSync(file), { params }),
    );
}
