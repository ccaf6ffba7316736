// Load the Python of the built game into this page, with these files beside its modules.
async (files) => {
    const python = new URL('/python/', location.href).href
    const { loadPyodide } = await import(`${python}pyodide.mjs`)
    const read = (file) => fetch(python + file)
    const pyodide = await loadPyodide({
        indexURL: python,
        stdLibURL: `${python}stdlib.zip`,
        lockFileContents: await (await read('lock.json')).text(),
    })
    const archive = await (await read('ethnos.zip')).arrayBuffer()
    pyodide.unpackArchive(archive, 'zip', { extractDir: '/ethnos' })
    const modules = pyodide.FS.readFile('/ethnos/modules.zip')
    pyodide.unpackArchive(modules, 'zip', { extractDir: '/ethnos' })
    for (const [name, text] of Object.entries(files)) pyodide.FS.writeFile(`/ethnos/${name}`, text)
    pyodide.runPython('import sys; sys.path.insert(0, "/ethnos")')
    window.pyodide = pyodide
}
