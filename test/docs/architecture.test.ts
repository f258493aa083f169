import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { boxes, unconnected } from '../../tools/picture/folder-picture.ts'

const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md']
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
const folders = [...new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))]

/** What a page has in backquotes. */
function getQuoted(page: string): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => text)
}

/** Paths from the root, with `<family>` for any name, and bare names of files. */
function isPath(text: string): boolean {
  const [top = '', ...rest] = text.split('/')
  if (rest.length > 0 && folders.includes(top)) return true
  return /^[\w.<>*/-]+(\/|\.(ts|tsx|js|mjs|json|yaml|md|hbs|svg))$/.test(text) && !text.startsWith('*')
}

function exists(path: string): boolean {
  if (path === 'dist/') return true
  if (!path.includes('/')) return files.some((file) => basename(file) === path)
  return globSync(path.replaceAll(/<\w+>/g, '*')).length > 0
}

test.each(pages)('every path in %s exists', (page) => {
  const paths = getQuoted(page).filter(isPath)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !exists(path))).toEqual([])
})

test.each(pages)('every name in %s is in the code', (page) => {
  const names = getQuoted(page).flatMap((text) => /^([A-Za-z]+[a-z][A-Z]\w*)(\(…\))?$/.exec(text)?.[1] ?? [])
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
