import { getDefault, getVariable, type Option, type OptionTable } from './option.ts'

export interface HelpText {
  readonly about: string
  readonly usage: string
  /** Paragraphs after the options. */
  readonly notes: readonly string[]
}

export function getHelp(options: OptionTable, { about, usage, notes }: HelpText): string {
  const rows = Object.values(options).flatMap(formatOption)
  const lines = [about, '', `Usage: ${usage}`, '', ...rows, ...formatRow('--help', 'show this text'), '']
  return `${[...lines, ...notes].join('\n')}\n`
}

export function listVariables(options: OptionTable): string {
  const variables = wrapText(Object.values(options).map(getVariable).join(', '), width - 2).map((line) => `  ${line}`)
  return [
    'Environment variables, used if the option is absent; separate several values with commas:',
    ...variables,
    '',
  ].join('\n')
}

function formatOption(option: Option<unknown>): string[] {
  const fallback = getDefault(option)
  const short = option.short === undefined ? '' : `-${option.short}, `
  return formatRow(
    `${short}--${option.name} ${option.value}`,
    fallback === '' ? option.about : `${option.about} (${fallback})`,
  )
}

const column = 28
const width = 92

function formatRow(left: string, about: string): string[] {
  const lines = wrapText(about, width - column)
  const head = `  ${left}`
  const fits = left.length + 2 < column
  const right = lines.map((line, index) => `${fits && index === 0 ? head.padEnd(column) : ' '.repeat(column)}${line}`)
  return fits ? right : [head.trimEnd(), ...right]
}

function wrapText(text: string, length: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
