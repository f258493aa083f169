import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrismProxy } from '../../../conformance/targets/prism.ts'
import { readViolations } from '../../../conformance/targets/prism-review.ts'
import type { Target } from '../../../conformance/targets/target.ts'
import type { Verdict } from '../../../conformance/verdict.ts'
import { type Alteration, alteredTarget, judgeFirst } from '../altered-target.ts'
import { scenarios } from '../plan.ts'
import { startApp } from '../run-suite.ts'

let alteration: Alteration = {}
let target: Target

beforeAll(async () => {
  target = await startPrismProxy(await alteredTarget(await startApp('stub'), () => alteration))
})

afterAll(() => target.close())

function getVerdict(id: string, altered: Alteration = {}): Promise<Verdict> {
  alteration = altered
  const chosen = scenarios.filter((scenario) => scenario.case.id === id)
  return judgeFirst(chosen, target)
}

const example = 'models/listModels/example/plain'

test('a violation that Prism finds in a reply breaks the case', async () => {
  const reply = () => ({ body: '{"object":"list","data":[{"id":7,"object":"model","created":1,"owned_by":"x"}]}' })
  const { outcome, who, findings } = await getVerdict(example, { reply })
  expect({ outcome, who }).toEqual({ outcome: 'failed', who: 'server' })
  const message = 'Response body property data.0.id must be string'
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'prism-reply', place: 'body data.0.id', message }))
})

test('an undeclared status is such a violation', async () => {
  const { findings } = await getVerdict(example, { reply: () => ({ status: 418 }) })
  expect(findings.map(({ rule }) => rule)).toContain('prism-reply')
})

test('a rule that Prism does not know is a disagreement of the validators', async () => {
  expect(await getVerdict('messages/createMessage/body/x-less-than/thinking/budget_tokens/outside')).toMatchObject({
    outcome: 'failed',
    who: 'contract',
    findings: [{ rule: 'prism-request', message: 'must be refused, but Prism accepts it' }],
  })
})

test('a truncated array of violations is read as far as possible', () => {
  const complaint = { location: ['response', 'body', 0, 'a'], severity: 'Error', code: 'type', message: 'must },{ be' }
  const whole = JSON.stringify([complaint, complaint, complaint])
  const read = { location: ['response', 'body', 0, 'a'], message: 'must },{ be' }
  expect(readViolations(whole)).toEqual([complaint, complaint, complaint])
  expect(readViolations(`Too many violations! ${whole.slice(0, -40)}`)).toEqual([read, read])
  expect(readViolations(`Too many violations! ${whole.slice(0, -10)}`)).toEqual([
    read,
    read,
    { ...read, message: 'must' },
  ])
  expect(readViolations('')).toEqual([])
})
