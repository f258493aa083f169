import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureGrowth, readProcessorMs } from '../support/growth.ts'

const document = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')
const patterns = new Set<string>()
JSON.parse(document, (key, value) => {
  if (key === 'pattern' && typeof value === 'string') patterns.add(value)
  return value
})

/** Beginnings and repetitions that reach the loops of the patterns; the end matches none of them. */
const beginnings = ['', 'a::JOB::', 'a::JOB::b::c::', 'data:image/png', 'cachedContents/', '1', '1.', '1x', '1:']
const repetitions = ['1', 'a', ':', '::', 'a::', ':a', 'a::JOB::', ';a', '=', 'AAAA', ' ']

test.each([...patterns])('the time of the pattern %s grows with the length of the text', async (source) => {
  const pattern = new RegExp(source, 'u')
  for (const beginning of beginnings)
    for (const repeated of repetitions) {
      const prepare = (count: number) => {
        const text = `${beginning}${repeated.repeat(count)}\n`
        return () => pattern.test(text)
      }
      const begun = readProcessorMs()
      prepare(4000)()
      // Less cannot be measured.
      if (readProcessorMs() - begun > 2)
        expect(await measureGrowth(1000, prepare), JSON.stringify([beginning, repeated])).toBeLessThan(6)
    }
})
