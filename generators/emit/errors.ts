import type { Problem } from '../model/contract.ts'
import { type Printable, printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import type { EmitInput, FileMap } from './emitted.ts'
import { toPrintable } from './routes.ts'

/** `errors.ts`: each family with the body that it answers each kind of problem with. */
export function emitErrors({ contract, core, header }: EmitInput): FileMap {
  const families = contract.families.map(({ name, fallback, problems }) => ({
    name,
    fallback,
    problems: Object.fromEntries(problems.map((problem) => [problem.kind, template(problem)])),
  }))
  return new Map([['errors.ts', renderTemplate('errors', { header, core, families: printLiteral(families) })]])
}

function template({ status, variants, slots }: Problem): Printable {
  return {
    status,
    variants: variants.map(({ name, value }) => ({ name, body: toPrintable(value) })),
    slots: { ...slots },
  }
}
