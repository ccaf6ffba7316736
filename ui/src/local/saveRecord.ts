/** The record of a game as a file: a server sends it, without one the page makes it. */

import { api } from '../lib/api'
import { isLocal } from '../lib/host'
import { saveFile } from '../parts/saveFile'

/** The click handler of a link to the record of a game. */
export function saveRecord(id: string): (event: MouseEvent) => void {
  return (event) => {
    if (!isLocal) return // the link itself leads to the file
    event.preventDefault()
    void save(id)
  }
}

async function save(id: string): Promise<void> {
  const file = new Blob([await api.record(id)], { type: 'application/jsonl' })
  saveFile(file, `${id}.ethnos.jsonl`)
}
