import { globSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPage } from './page.ts'

const { text: document, blocks } = readPage('docs/editors.md')
const pages = [document, ...['scenarios', 'latency'].map((name) => readPage(`docs/mock/${name}.md`).text)].join('')
const [settings = '', catalog = ''] = blocks('json')
const [yaml = ''] = blocks('yaml')

interface Entry {
  readonly name: string
  readonly description: string
  readonly fileMatch: readonly string[]
  readonly url: string
}
const entries: readonly Entry[] = JSON.parse(catalog)

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const published: readonly string[] = readJson('package.json').files
const shipped = globSync(published.filter((path) => path.endsWith('.json'))).map((path) => path.replaceAll('\\', '/'))

test('every schema that the pages name is in the package', () => {
  const named = [
    ...pages.matchAll(/(?:\]\((?:\.\.\/)*\.\.|node_modules\/gatewright|https:\/\/HOST)\/([\w/.-]+\.json)/g),
  ]
  expect(named.length).toBeGreaterThan(10)
  expect(named.map(([, path = '']) => path).filter((path) => !shipped.includes(path))).toEqual([])
  expect(Object.keys(JSON.parse(settings))).toEqual(['yaml.schemas', 'json.schemas'])
})

test('the example is valid, and a misspelled word in it is not', () => {
  const [path = ''] = /(?<=node_modules\/gatewright\/)\S+/.exec(yaml) ?? []
  const ajv = new Ajv2020({ strict: false, formats: { regex: true } })
  // Scenarios refer to it by its name.
  ajv.addSchema(readJson('mock/fault.schema.json'), 'fault.schema.json')
  const isValid = ajv.compile(readJson(path))
  expect([isValid(parse(yaml)), isValid(parse(yaml.replace('answer:', 'anwser:')))]).toEqual([true, false])
})

// The rules of SchemaStore's catalog: its schema, and the checks of its command line.
test.each(entries)('SchemaStore takes the entry $name', ({ name, description, fileMatch, url, ...rest }) => {
  expect(rest).toEqual({})
  for (const text of [name, description]) {
    expect(text).not.toMatch(/schema|\n|[,. \t-]$/i)
    expect(text).toMatch(/^\S/)
  }
  expect(fileMatch.filter((pattern) => pattern.includes('/') && !pattern.startsWith('**/'))).toEqual([])
  expect(new URL(url).protocol).toBe('https:')
})

test('the entries of SchemaStore are in order, and none matches the files of another', () => {
  const names = entries.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].toSorted())
  const patterns = entries.flatMap(({ fileMatch }) => fileMatch)
  expect(new Set(patterns).size).toBe(patterns.length)
})
