import { printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'

/** `questions.ts`: the open questions that judges must tell from the others. */
export function emitQuestions({ contract, header }: EmitInput): FileMap {
  if (contract.questions.length === 0) return new Map()
  const unclear = contract.questions.flatMap(({ id, verdict }) => (verdict === 'unclear' ? [id] : []))
  return new Map([['questions.ts', renderTemplate('questions', { header, unclear: printLiteral(unclear) })]])
}

/** `lifecycles.ts`: the states of each kind of task, keyed by the property that declares them. */
export function emitLifecycles({ contract, core, header }: EmitInput): FileMap {
  const rows = contract.lifecycles.map(({ origin: _, ...lifecycle }) => [lifecycle.name, lifecycle] as const)
  if (rows.length === 0) return new Map()
  const lifecycles = printLiteral(Object.fromEntries(rows))
  const contractPath = getImportPath(core, 'contract.ts')
  return new Map([['lifecycles.ts', renderTemplate('lifecycles', { header, contractPath, lifecycles })]])
}
