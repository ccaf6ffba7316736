// Load the Python of the built game into this page, with these files beside its modules.
async (files) => {
    const python = new URL('/python/', location.href).href
    const { loadPyodide } = await import(`${python}pyodide.mjs`)
    const read = (file) => fetch(python + file)
    const pyodide = await loadPyodide({
        indexURL: python,
        stdLibURL: `${python}start.zip`,
        lockFileContents: await (await read('lock.json')).text(),
        fsInit: async (fs) => {
            for (const name of ['library.zst', 'ethnos.zst'])
                fs.writeFile(`/${name}`, new Uint8Array(await (await read(name)).arrayBuffer()))
        },
    })
    for (const [name, text] of Object.entries(files)) pyodide.FS.writeFile(`/ethnos/${name}`, text)
    window.pyodide = pyodide
}
