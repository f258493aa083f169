import { PGlite, type Transaction } from '@electric-sql/pglite'
import { lockFolder } from './lock-folder.ts'
import type { SqlDatabase } from './sql.ts'

/**
 * PostgreSQL inside this process, in a folder of its own, made when it is not there. One process at a time: throws where
 * another one has it.
 */
export async function openPglite(folder: string): Promise<SqlDatabase> {
  const unlock = await lockFolder(folder)
  const database = await PGlite.create(folder)
  return {
    backend: 'pglite',
    query: (text, values) => run(database, text, values),
    transaction: (work) => database.transaction((sql) => work({ query: (text, values) => run(sql, text, values) })),
    alone: (work) => work(),
    close: async () => {
      await database.close()
      await unlock()
    },
  }
}

async function run<R extends object>(to: PGlite | Transaction, text: string, values?: unknown[]): Promise<R[]> {
  if (values && values.length > 0) return (await to.query<R>(text, values)).rows
  const results = await to.exec(text)
  return results.flatMap(({ rows }) => rows as R[])
}
