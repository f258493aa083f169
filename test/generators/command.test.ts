import { expect, test } from 'vitest'
import { readableFile } from '../../generators/command.ts'
import { parseValue } from '../../server-stub/settings/option-types.ts'

test.each([
  [
    'https://h/a',
    "--spec: https://h/a is a URL: download the document first, such as with `curl -L -o openapi.json 'https://h/a'`.",
  ],
  ['nope.yaml', '--spec: there is no file nope.yaml, or it cannot be read.'],
  ['', '--spec takes a file, not ``.'],
])('%j is no file', (path, words) => expect(() => parseValue(readableFile, path, '--spec')).toThrow(words))
