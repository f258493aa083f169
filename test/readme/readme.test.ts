import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md', '{conformance,examples,spec}/README.md'])

/** The anchors of a page, as GitHub makes them of its headings. */
function getAnchors(page: string): readonly string[] {
  const headings = readFileSync(page, 'utf8').match(/^#+ .*$/gm) ?? []
  return headings.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function getLinks(page: string): readonly (readonly [path: string, anchor: string | undefined])[] {
  const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)
  return [...links].map(([, path = '', anchor]) => [path === '' ? page : join(dirname(page), path), anchor])
}

test.each(pages)('the links of %s lead to files and headings', (page) => {
  const dead = getLinks(page).filter(
    ([path, anchor]) => !existsSync(path) || (anchor !== undefined && !getAnchors(path).includes(anchor)),
  )
  expect(dead).toEqual([])
})

test('the index leads to every document', () => {
  const linked = getLinks('docs/README.md').map(([path]) => path)
  const documents = globSync(['docs/*.md', 'docs/mock/*.md']).filter((path) => path !== join('docs', 'README.md'))
  expect(linked).toEqual(expect.arrayContaining(documents))
  expect(getLinks('README.md').map(([path]) => path)).toContain(relative('.', 'docs/README.md'))
})

describe('the README', () => {
  test('is short', () => expect(readme.split('\n').length).toBeLessThanOrEqual(151))

  test.each(['installed', 'start'])('compares the measured row: %s', (name) => {
    const measured = readFileSync('docs/bench.md', 'utf8').split('\n## The package\n')[1] ?? ''
    // The first column is the bare server.
    const figures = (row: string, digits = 0) =>
      getCells(measured, row)
        .slice(1)
        .map((cell) => Number(Number.parseFloat(cell).toFixed(digits)))
    const [sizes, packages] = [figures('installed size'), figures('installed packages')]
    const starts = figures('start to first reply', 1)
    const expected = { installed: sizes.flatMap((size, index) => [size, packages[index]]), start: starts }[name]
    const compared = getCells(readme, name).flatMap((cell) => cell.match(/[\d.]+/g) ?? [])
    expect(compared.map(Number)).toEqual(expected?.filter((figure) => !Number.isNaN(figure)))
  })

  test('counts the illegal streams', () => {
    const [count] = /\d+(?= illegal streams)/.exec(readme) ?? []
    expect(readFileSync('docs/mock/illegal-streams.md', 'utf8').match(/^\| `/gm)).toHaveLength(Number(count))
  })
})

/** The cells of the first row of a table that begins so, without its name. */
function getCells(text: string, name: string): readonly string[] {
  const row = text.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? ''
  return row.split('|').slice(2, -1)
}
