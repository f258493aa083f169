import { expect, test } from 'vitest'
import { ProxyJournal } from '../../proxy/proxy-journal.ts'
import { SeenTraffic } from '../../proxy/seen-traffic.ts'
import { renderTraffic } from '../../proxy/traffic-report.ts'

const facts = { target: 'http://h', date: '2026-01-01T00:00:00.000Z' }

function see(count: number, message = 'is wrong'): SeenTraffic {
  const journal = new ProxyJournal(undefined)
  const seen = new SeenTraffic()
  for (let number = 1; number <= count; number++) {
    const exchange = journal.begin('GET', '/x')
    seen.addFinding(exchange, { rule: 'type', place: 'body id', message, by: 'server' })
    seen.addFinding(exchange, { rule: 'type', place: 'body id', message, by: 'server', question: 'q' })
    seen.addExchange()
  }
  return seen
}

test('the first 1,000 violations are kept, and the rest is counted and fails', () => {
  const seen = see(1002, 'x'.repeat(10_000))
  const { counts, leftOut, violations } = JSON.parse(renderTraffic.json(seen, facts))
  expect([counts.violations, leftOut, violations.length]).toEqual([1002, 2, 1000])
  expect(violations[0].message).toBe(`${'x'.repeat(2000)}…`)
  const junit = renderTraffic.junit(seen, facts)
  expect(junit).toContain('tests="1001" failures="1001" errors="0"')
  expect(junit).toContain('message="2 more violations are left out"')
})

test.each([
  [0, 'tests="1" failures="0" errors="1"', '<error message="no exchange was seen"/>'],
  [1, 'tests="2" failures="1" errors="0"', 'violation: reply body id: is wrong [type]'],
])('a report of %i exchanges has %s', (count, counts, text) => {
  const junit = renderTraffic.junit(see(count), facts)
  expect(junit).toContain(counts)
  expect(junit).toContain(text)
})
