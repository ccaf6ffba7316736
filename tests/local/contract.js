// Hold the store of the browser to a contract: run each promise over a database of its own.
async (runner) => {
    const { Database } = await import('/test/database')
    window.pyodide.globals.set('open_database', (name) => {
        const database = new Database(name)
        return (operation, given) => database.call(operation, given)
    })
    return window.pyodide.runPythonAsync(runner)
}
