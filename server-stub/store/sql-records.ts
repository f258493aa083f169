import type { Files, Store } from '../ports/state.ts'
import { isStorable, type Sql } from './sql.ts'

/** Records in a table, as JSON. */
export function sqlStore(sql: Sql): Store {
  return {
    get: async (collection, id) => {
      if (!isStorable(id)) return undefined
      const text = 'select value from gatewright.records where collection = $1 and id = $2'
      const [row] = await sql.query<{ value: string }>(text, [collection, id])
      return row && JSON.parse(row.value)
    },
    put: async (collection, id, value) => {
      const text = `
        insert into gatewright.records (collection, id, value) values ($1, $2, $3)
        on conflict (collection, id) do update set value = excluded.value, written_at = now()`
      await sql.query(text, [collection, id, JSON.stringify(value)])
    },
    delete: async (collection, id) => {
      if (!isStorable(id)) return
      await sql.query('delete from gatewright.records where collection = $1 and id = $2', [collection, id])
    },
  }
}

/** Files in a table, each in one row: suitable for results of up to about 100 MB. */
export function sqlFiles(sql: Sql): Files {
  return {
    get: async (name) => {
      if (!isStorable(name)) return undefined
      const text = 'select media_type, bytes from gatewright.files where name = $1'
      const [row] = await sql.query<{ media_type: string; bytes: Uint8Array }>(text, [name])
      return row && { mediaType: row.media_type, bytes: row.bytes }
    },
    put: async (name, { bytes, mediaType }) => {
      const text = `
        insert into gatewright.files (name, media_type, bytes) values ($1, $2, $3)
        on conflict (name) do update set media_type = excluded.media_type, bytes = excluded.bytes, written_at = now()`
      await sql.query(text, [name, mediaType, bytes])
    },
  }
}
