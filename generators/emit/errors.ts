import type { Built } from '../model/build-contract.ts'
import type { Problem } from '../model/contract.ts'
import { type Printable, printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { getTemplates } from './problem-templates.ts'
import { printVariants, toPrintable } from './routes.ts'

/** `errors.ts`: for each family, the reply body of each kind of problem, and those of operations. */
export function emitErrors(input: EmitInput): FileMap {
  const { core, header } = input
  const contractPath = getImportPath(core, 'contract.ts')
  const templates = Array.from(getTemplateRows(input), ([name, row]) => ({ name, value: printLiteral(row) }))
  const values = { header, contractPath, templates, families: printLiteral(getFamilyRows(input)) }
  return new Map([['errors.ts', renderTemplate('errors', values)]])
}

export function getFamilyRows({ contract }: Built): readonly Printable[] {
  return contract.families.map(({ name, fallback, notOffered, problems }) => ({
    name,
    fallback,
    ...(notOffered.length === 0 ? {} : { notOffered: notOffered.map((each) => ({ ...each })) }),
    problems: Object.fromEntries(problems.map((problem) => [problem.kind, describeProblem(problem)])),
  }))
}

/** The error replies of operations by their names in generated code. */
export function getTemplateRows(input: Built): ReadonlyMap<string, Printable> {
  const templates = [...getTemplates(input).templates]
  return new Map(
    templates.map(([name, { variants, slots, ...template }]) => [
      name,
      {
        ...template,
        variants: variants.map((each) => ({ ...each, body: toPrintable(each.body) })),
        slots: { ...slots },
      },
    ]),
  )
}

function describeProblem({ status, variants, slots }: Problem): Printable {
  return { status, variants: printVariants(variants), slots: { ...slots } }
}
