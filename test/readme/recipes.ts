import { readFileSync } from 'node:fs'

const readme = readFileSync('README.md', 'utf8')

/** The code in a row of the recipes. */
export function getRecipe(name: string): readonly string[] {
  const [, row = ''] = readme.split(`\n| ${name} | `)
  const [cell = ''] = row.split(' |\n')
  return [...cell.matchAll(/`(.*?)`/g)].map(([, code = '']) => code)
}

/** The file `.env.development` of the recipes, for a gateway at this address. */
export function getEnvironment(origin: string): string {
  const [, block = ''] = /```dotenv\n([\s\S]*?)```/.exec(readme) ?? []
  return block.replaceAll('http://127.0.0.1:4010', origin)
}
