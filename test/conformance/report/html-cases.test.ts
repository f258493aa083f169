import { expect, test } from 'vitest'
import { getContract } from '../../../conformance/contract.ts'
import { casesSections } from '../../../conformance/report/html-cases.ts'
import type { Moment, Verdict } from '../../../conformance/verdict.ts'

test('both ends of a failed case are in the order of time, each whole JSON body with a line for a member', () => {
  const moments: readonly Moment[] = [
    { ms: 0, side: 'client', text: 'sent POST /v1/messages {"model":"<m>"}' },
    { ms: 1200, side: 'upstream', text: 'sent 200 {"id":"cut… (410 characters)' },
  ]
  const verdict: Verdict = {
    case: {
      id: 'relay/messages/request/system',
      family: 'relay messages',
      operationId: 'createMessage',
      expect: { status: [] },
      rule: { name: 'request-lost', says: 'it reaches the upstream', source: [] },
      needs: [],
    },
    outcome: 'failed',
    findings: [{ rule: 'request-lost', place: 'system', message: 'has none', by: 'server' }],
    curl: 'curl',
    reply: '200',
    ms: 1,
    moments,
  }
  const run = {
    target: 'http://h',
    contract: getContract(),
    verdicts: [verdict],
    underivable: [],
    ms: 1,
    wording: { passed: '', failed: '', noted: '' },
  }
  const text = casesSections(run, 'run-0')
    .map((section) => section.text)
    .join('')
  const items = [
    ...text.matchAll(/<li class="(\w+)">\s*<span class="soft">(.*?)<\/span><pre tabindex="0">([\s\S]*?)<\/pre>/g),
  ]
  expect(items.map(([, side, at, body]) => [side, at, body])).toEqual([
    ['client', 'client, 0 ms', 'sent POST /v1/messages\n{\n  &#34;model&#34;: &#34;&#60;m&#62;&#34;\n}'],
    ['upstream', 'upstream, 1,200 ms', 'sent 200 {&#34;id&#34;:&#34;cut… (410 characters)'],
  ])
  expect(text.indexOf('request-lost: it reaches the upstream')).toBeLessThan(text.indexOf('class="ends"'))
})
