import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boxes, unconnected } from '../../tools/picture/folder-picture.ts'

const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md']
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
const folders = [...new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))]

/** What a text has in backquotes. */
function getQuoted(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)].map(([, quoted = '']) => quoted)
}

/** Paths from the root, with `<family>` for any name, and bare names of files. */
function isPath(text: string): boolean {
  const [top = '', ...rest] = text.split('/')
  if (rest.length > 0 && folders.includes(top)) return true
  return /^[\w.<>*/-]+(\/|\.(ts|tsx|js|mjs|json|yaml|md|hbs|svg))$/.test(text) && !text.startsWith('*')
}

/** The paths in a paragraph or row that do not exist; a bare name must be below a folder that the paragraph names. */
function findMissing(paragraph: string): readonly string[] {
  const paths = getQuoted(paragraph).filter((text) => isPath(text) && text !== 'dist/')
  const patterns = paths.map((path) => path.replaceAll(/<\w+>/g, '*'))
  const named = patterns.filter((path) => path.includes('/')).map((path) => path.replace(/[^/]*$/, ''))
  const exists = (pattern: string) => globSync(pattern).length > 0
  return patterns.filter(
    (path) => !exists(path) && (path.includes('/') || !named.some((folder) => exists(`${folder}**/${path}`))),
  )
}

test.each(pages)('every path in %s exists', (page) => {
  const text = readFileSync(page, 'utf8')
  expect(getQuoted(text).filter(isPath).length).toBeGreaterThan(10)
  expect(text.split(/\n\n|\n(?=\|)/).flatMap(findMissing)).toEqual([])
})

test('a path that has moved, and a file of another folder, are missed', () => {
  expect(findMissing('see `runtime/http/server.ts` and `body.ts`, `mock/`')).toEqual([])
  expect(findMissing('see `runtime/http/gone.ts` and `runtime/`, `gone/`')).toEqual(['runtime/http/gone.ts', 'gone/'])
  expect(findMissing('see `runtime/stream/` and `body.ts`')).toEqual(['body.ts'])
})

test.each(pages)('every name in %s is in the code', (page) => {
  const names = getQuoted(readFileSync(page, 'utf8')).flatMap(
    (text) => /^([A-Za-z]+[a-z][A-Z]\w*)(\(…\))?$/.exec(text)?.[1] ?? [],
  )
  const code = files
    .filter((path) => /\.(ts|yaml|json)$/.test(path) && !/^(generated|test\/golden|test\/docs)\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

test('the picture has every folder', () => {
  const visible = folders.filter((name) => !name.startsWith('.')).sort()
  const drawn = [...Object.keys(boxes), ...unconnected].filter((name) => !name.includes('/')).sort()
  expect(drawn).toEqual(visible)
})

test('ARCHITECTURE.md is short', () => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8').split('\n').length).toBeLessThanOrEqual(201)
})
