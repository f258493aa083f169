import { readdir, readFile } from 'node:fs/promises'
import type { SqlDatabase } from './sql.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Migrates the schema `gatewright`: runs each file in `migrations/` once, ordered by number. Only one process at a
 * time may call it.
 */
export async function migrate(database: SqlDatabase): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  await database.transaction(async (sql) => {
    await sql.query('create schema if not exists gatewright')
    await sql.query(
      'create table if not exists gatewright.migrations (name text primary key, at timestamptz default now())',
    )
    const done = await sql.query<{ name: string }>('select name from gatewright.migrations')
    for (const name of names.filter((each) => !done.some((row) => row.name === each))) {
      await sql.query(await readFile(new URL(name, folder), 'utf8'))
      await sql.query('insert into gatewright.migrations (name) values ($1)', [name])
    }
  })
}
