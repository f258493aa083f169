import type { Grant } from 'gatewright/stub'
import { run } from '../../../../cli/main.ts'

/** The start program of a project with a custom key ring. */

const grants: Readonly<Record<string, Grant>> = {
  'sk-narrow': { id: 'narrow', models: ['gw-text-small'], requestsPerMinute: 4 },
  'sk-all': { id: 'all' },
}

function find(key: string): Grant | undefined {
  if (key === 'sk-broken') throw new Error('the table of keys is away')
  return grants[key]
}

await run(process.argv.slice(2), { keyRing: { find } })
