import { isCaught, type Mutant } from './mutant.ts'

const introduction = `# Does the suite see?

Each row is a mutant: the mock with one thing wrong, made by a proxy in front of it (\`altered-target.ts\`) that alters what
passes. \`mutants.test.ts\` plays only the cases that are to tell of it, and asserts that a finding names the rule and the
place, and that the mock itself keeps the same cases. Where a status is all that is wrong, the rule in brackets is the one
that the case holds the server to.

A new mutant is an entry in one of the files beside this one. \`node test/conformance/mutants/write-list.ts\` writes this page.
`

/** The page that lists all mutants, those that are caught with the rule, the others with the reason. */
export function renderList(mutants: readonly Mutant[]): string {
  const caught = mutants.filter((mutant) => isCaught(mutant.caught))
  const missed = mutants.filter((mutant) => !isCaught(mutant.caught))
  const groups = Map.groupBy(caught, getGroup)
  return [
    introduction,
    `${mutants.length} mutants: ${caught.length} are caught, ${missed.length} are not.\n`,
    section('Not caught', ['mutant', 'what the gateway does', 'why nothing tells'], missed),
    ...[...groups].map(([name, own]) => section(name, ['mutant', 'what the gateway does', 'rule', 'place'], own)),
  ].join('\n')
}

function getGroup({ id }: Mutant): string {
  const [kind = '', family = '', ...rest] = id.split('/')
  const words = rest.length === 0 ? kind : `${kind}: ${family}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function section(title: string, head: readonly string[], mutants: readonly Mutant[]): string {
  const rows = [head, head.map(() => '---'), ...mutants.map(cells)]
  return `## ${title}\n\n${rows.map((row) => `| ${row.join(' | ')} |\n`).join('')}`
}

function cells({ id, what, caught }: Mutant): string[] {
  if (!isCaught(caught)) return [code(id), what, caught.missed]
  const { rule, of, place } = caught
  return [code(id), what, of === undefined ? code(rule) : `${code(rule)} (${code(of)})`, place ? code(place) : '']
}

function code(text: string): string {
  return `\`${text}\``
}
