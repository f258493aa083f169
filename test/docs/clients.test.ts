import { globSync, readFileSync } from 'node:fs'
import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { expect, expectTypeOf, test } from 'vitest'
import type { Message } from '../../generated/types/messages.ts'
import type { Response } from '../../generated/types/responses.ts'
import type { Video } from '../../generated/types/video.ts'
import { readPage } from './page.ts'

const { text } = readPage('docs/clients.md')

/** The rows of the table under a heading, without its head. */
function getRows(heading: string): readonly (readonly string[])[] {
  const [, part = ''] = text.split(`\n## ${heading}\n`)
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '))
}

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>
  readonly engines?: { readonly node?: string }
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
const { devDependencies } = readManifest('')

/** The package that is installed under a name, and its version. */
function getPackage(name: string): readonly [real: string, version: string] {
  const range = devDependencies[name] ?? ''
  const [, real = name, version = range] = /^npm:(.+)@(.+)$/.exec(range) ?? []
  return [real, version]
}

/** What the tests of the clients import besides. */
const noClients = ['vitest', 'zod', 'gatewright', '@langchain/core']

test('lists the packages that the tests of the clients import, their versions, and their Node', () => {
  const imports = globSync('test/sdk/*.ts').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/ from '((?:@[^/']+\/)?[^.:/']+)(?:\/[^']+)?'/g),
  ])
  const names = new Set(imports.map(([, name = '']) => name).filter((name) => !noClients.includes(name)))
  const versions = new Map<string, string[]>()
  for (const [real, version] of [...names].map(getPackage)) versions.set(real, [...(versions.get(real) ?? []), version])
  const expected = [...versions].map(([real, all]) => [
    `\`${real}\``,
    all.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a)).join(', '),
    readManifest(`node_modules/${real}/`).engines?.node ?? 'any',
  ])
  expect(getRows('Tested versions').toSorted()).toEqual(expected.toSorted())
})

type Text = Extract<Message['content'][number], { type: 'text' }>

/** Each call compiles only where the types differ. */
const differences: Readonly<Record<string, () => void>> = {
  'Video.status': () => expectTypeOf<Video['status']>().not.toExtend<OpenAI.Video['status']>(),
  'Video.size': () => expectTypeOf<NonNullable<Video['size']>>().not.toExtend<OpenAI.Video['size']>(),
  'Video.error': () => expectTypeOf<Video['error']>().not.toExtend<OpenAI.Video['error']>(),
  'Response.usage': () => expectTypeOf<Response['usage']>().not.toExtend<OpenAI.Responses.Response['usage']>(),
  'Response.error': () => expectTypeOf<Response['error']>().not.toExtend<OpenAI.Responses.Response['error']>(),
  'Response.status': () => expectTypeOf<Response['status']>().not.toExtend<OpenAI.Responses.Response['status']>(),
  'Message.usage': () => expectTypeOf<Message['usage']>().not.toExtend<Anthropic.Message['usage']>(),
  'Message.content': () => expectTypeOf<Text>().not.toExtend<Anthropic.TextBlock>(),
}

test('names the differences that the compiler knows', () => {
  for (const check of Object.values(differences)) check()
  expect(getRows('Where the contract differs from their types').map(([name]) => name)).toEqual(
    Object.keys(differences).map((name) => `\`${name}\``),
  )
})

test.each([
  ['Vitest', 'vitest'],
  ['Mock Service Worker', 'msw'],
])('the lowest Node of %s is that of its newest version', (title, name) => {
  const { text: page } = readPage('docs/mock/in-tests.md')
  const [, lowest = 'no row'] = new RegExp(`^\\| ${title} \\|.*\\| ([\\d.]+); before`, 'm').exec(page) ?? []
  expect(readManifest(`node_modules/${name}/`).engines?.node).toMatch(new RegExp(`^(\\^|>=)${lowest}\\.0`))
})
