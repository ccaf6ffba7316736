/** IndexedDB with promises. */

import { createTables, VERSION } from './tables'

export const NAME = 'ethnos'

type Request = Pick<IDBRequest, 'addEventListener' | 'error'> & { readonly result: unknown }

/** The result of a request within a transaction. Awaiting anything else would end the transaction. */
export function result<Value>(request: Request): Promise<Value> {
  return new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result as Value))
    request.addEventListener('error', () => fail(request.error ?? new Error('it failed')))
  })
}

/** Open the database, making its tables if it is new. */
export function openDatabase(name = NAME): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = (event) => createTables(request.result, event.oldVersion)
  return result(request)
}
