import { expect, test } from 'vitest'
import { maybe } from '../../server-stub/settings/option.ts'
import { nonEmpty } from '../../server-stub/settings/option-types.ts'
import { readFlags } from '../../server-stub/settings/read-flags.ts'

const spec = maybe('spec FILE', 'a document', nonEmpty)
const out = maybe('out FOLDER', 'a folder', nonEmpty)

test.each([
  [{ spec, out }, ['--spce', 'a'], "Unknown option '--spce'; did you mean `--spec`?"],
  [{ spec }, ['a.yaml'], 'Unexpected argument a.yaml: write --spec a.yaml.'],
  [{ out, spec }, ['server'], 'Unexpected argument server: write --out server.'],
  [{}, ['server'], "Unexpected argument 'server'."],
])('of %j, %j is explained', (options, args, words) => expect(() => readFlags(options, args)).toThrow(words))
