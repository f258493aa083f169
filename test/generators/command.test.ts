import { expect, test } from 'vitest'
import { noFile, readOptions } from '../../generators/command.ts'

const spec = { type: 'string' } as const

test.each([
  [{ spec, out: spec }, ['--spce', 'a'], "Unknown option '--spce'; did you mean `--spec`?"],
  [{ spec }, ['a.yaml'], 'Unexpected argument a.yaml: write --spec a.yaml.'],
  [{ out: spec, spec }, ['server'], 'Unexpected argument server: write --out server.'],
])('of %j, %j is explained', (options, args, words) => expect(readOptions(args, options)).toBe(words))

test('a URL is to be downloaded', () => {
  expect(noFile('spec', 'https://h/a')).toBe(
    "--spec: https://h/a is a URL: download the document first, such as with `curl -L -o openapi.json 'https://h/a'`.",
  )
})
