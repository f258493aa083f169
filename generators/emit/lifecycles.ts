import { printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import type { EmitInput, FileMap } from './emitted.ts'

/** `lifecycles.ts`: the states of each kind of task, keyed by the property that declares them. */
export function emitLifecycles({ contract, core, header }: EmitInput): FileMap {
  const rows = contract.lifecycles.map(({ origin: _, ...lifecycle }) => [lifecycle.name, lifecycle] as const)
  if (rows.length === 0) return new Map()
  const lifecycles = printLiteral(Object.fromEntries(rows))
  return new Map([['lifecycles.ts', renderTemplate('lifecycles', { header, core, lifecycles })]])
}
