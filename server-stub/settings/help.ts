import { getVariable, type Option, type OptionTable } from './option.ts'

const column = 28
const width = 92

/** The text of `--help`. */
export function getHelp(program: string, options: OptionTable): string {
  const rows = Object.values(options)
  const variables = rows.map(({ name }) => getVariable(name))
  const lines = [
    "Serves the gateway's contract over a simulated gateway.",
    '',
    `Usage: npm run ${program} -- [options]`,
    '',
    ...rows.flatMap(formatLines),
    ...row('--help', 'show this text', ''),
    '',
    'The environment says what no option does, lists with commas between:',
    ...wrap(variables.join(', '), width - 2).map((line) => `  ${line}`),
    '',
    'Exit codes: 0 stopped when asked to, 2 the settings are wrong or the port is taken.',
  ]
  return `${lines.join('\n')}\n`
}

function formatLines({ name, value, about, fallback }: Option<unknown>): string[] {
  return row(`--${name} ${value}`, about, fallback.length === 0 ? '' : `(${fallback.join(', ')})`)
}

function row(left: string, about: string, right: string): string[] {
  const [first = '', ...rest] = wrap(right === '' ? about : `${about} ${right}`, width - column)
  const head = `  ${left}`.padEnd(column)
  const indented = rest.map((line) => `${' '.repeat(column)}${line}`)
  if (left.length + 2 >= column) return [head.trimEnd(), `${' '.repeat(column)}${first}`, ...indented]
  return [`${head}${first}`, ...indented]
}

function wrap(text: string, length: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
