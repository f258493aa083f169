import { readFileSync } from 'node:fs'

/** A page of the documentation, and its code blocks in a language. */
export function readPage(path: string) {
  const text = readFileSync(path, 'utf8')
  const blocks = (language: string): readonly string[] =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)
  return { text, blocks }
}

const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<void> = Object.getPrototypeOf(
  async () => undefined,
).constructor

/** Runs an example in JavaScript with what it imports, and returns what it prints. */
export async function runExample(code: string, imported: Readonly<Record<string, unknown>>): Promise<string> {
  let printed = ''
  const print = (...values: unknown[]) => {
    printed += `${values.join(' ')}\n`
  }
  const values = { ...imported, console: { log: print } }
  await new AsyncFunction(...Object.keys(values), code.replaceAll(/^import .*\n/gm, ''))(...Object.values(values))
  return printed
}

const readme = readPage('README.md')

/** The code in a row of the recipes in the README. */
export function getRecipe(name: string): readonly string[] {
  const [, row = ''] = readme.text.split(`\n| ${name} | `)
  const [cell = ''] = row.split(' |\n')
  return [...cell.matchAll(/`(.*?)`/g)].map(([, code = '']) => code)
}

/** The file `.env.development` of the recipes, for a gateway at this address. */
export function getEnvironment(origin: string): string {
  const [block = ''] = readme.blocks('dotenv')
  return block.replaceAll('http://127.0.0.1:4010', origin)
}
