import { ownValue } from '../runtime/json.ts'
import { suggestion } from '../runtime/validation/suggest.ts'
import { getVersion, printFailure, printText } from '../settings/command.ts'
import { explainMissingPackage } from '../settings/optional-packages.ts'
import { endWithReader } from '../settings/output.ts'
import { commands } from './commands.ts'

/** Runs `gatewright` with the arguments after its name. Resolves with the exit code: 2 for a command line that is wrong. */
export async function runCommand([name, ...args]: readonly string[]): Promise<number> {
  if (name === 'help') return runCommand([...args.slice(0, 1), '--help'])
  const command = name === undefined ? undefined : ownValue(commands, name)
  endWithReader()
  if (name === '--version' || name === '-v') return printText(`${getVersion()}\n`)
  if (name === undefined || name === '--help' || name === '-h') return printText(getHelpText())
  if (name.startsWith('-'))
    return printFailure(
      `The command is missing before ${name}: write gatewright mock ${[name, ...args].join(' ')}. See --help.`,
      2,
    )
  if (!command) return printFailure(`Unknown command ${name}; ${getAlternative(name)} See --help.`, 2)
  try {
    return await command.run(args)
  } catch (error) {
    const message = explainMissingPackage(error)
    if (message === undefined) throw error
    return printFailure(message, 2)
  }
}

function getAlternative(name: string): string {
  const alternative = suggestion(name, Object.keys(commands))
  return alternative.endsWith('?') ? alternative : `${alternative}.`
}

function getHelpText(): string {
  const rows = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(13)}${about}`)
  const examples = Object.values(commands).flatMap((command) => command.examples.map((example) => `  npx ${example}`))
  return [
    'A model gateway with one contract: its mock, its server stub, and its tests.',
    '',
    'Usage: gatewright COMMAND [options]',
    '',
    ...rows,
    '',
    '  --version    show the version',
    '  --help       show this text, or the options of a command',
    '',
    'Examples:',
    ...examples,
    '',
  ].join('\n')
}
