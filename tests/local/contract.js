// Hold the store of the browser to a contract: run each promise over a database of its own.
async ({ contract, runner }) => {
    const python = new URL('/python/', location.href).href
    const { loadPyodide } = await import(`${python}pyodide.mjs`)
    const { Database } = await import('/test/database')
    const read = (file) => fetch(python + file)
    const pyodide = await loadPyodide({
        indexURL: python,
        stdLibURL: `${python}stdlib.zip`,
        lockFileContents: await (await read('lock.json')).text(),
    })
    const archive = await (await read('ethnos.zip')).arrayBuffer()
    pyodide.unpackArchive(archive, 'zip', { extractDir: '/ethnos' })
    pyodide.FS.writeFile('/ethnos/store_contract.py', contract)
    pyodide.runPython('import sys; sys.path.insert(0, "/ethnos")')
    pyodide.globals.set('open_database', (name) => {
        const database = new Database(name)
        return (operation, given) => database.call(operation, given)
    })
    return pyodide.runPythonAsync(runner)
}
