import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const document = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')
const patterns = new Set<string>()
JSON.parse(document, (key, value) => {
  if (key === 'pattern' && typeof value === 'string') patterns.add(value)
  return value
})

/** Beginnings and repetitions that reach the loops of the patterns; the end matches none of them. */
const beginnings = ['', 'a::JOB::', 'a::JOB::b::c::', 'data:image/png', 'cachedContents/', '1', '1.', '1x', '1:']
const repetitions = ['1', 'a', ':', '::', 'a::', ':a', 'a::JOB::', ';a', '=', 'AAAA', ' ']

test.each([...patterns])('the time of the pattern %s grows with the length of the text', (source) => {
  const pattern = new RegExp(source, 'u')
  const measure = (text: string) => {
    const times = [1, 2, 3].map(() => {
      const begun = performance.now()
      pattern.test(text)
      return performance.now() - begun
    })
    return Math.min(...times)
  }
  for (const beginning of beginnings)
    for (const repeated of repetitions) {
      const [short, long] = [1000, 4000].map((count) => measure(`${beginning}${repeated.repeat(count)}\n`))
      // Less cannot be measured.
      if (short !== undefined && long !== undefined && long > 2)
        expect(long / short, JSON.stringify([beginning, repeated])).toBeLessThan(6)
    }
})
