import { expect, onTestFinished, test } from 'vitest'
import { makePace } from '../../conformance/http/pace.ts'
import { judgeTarget } from '../../conformance/run/judge-target.ts'
import { contract, listWrittenScenarios, selectScenarios, startApp } from './run-suite.ts'

const only = (...patterns: string[]) =>
  selectScenarios(contract, listWrittenScenarios(), { only: patterns, skip: [], readOnly: true })

test('in read-only mode no operation is sent that callbacks follow from', () => {
  const sent = only().flatMap(({ steps }) => steps.map((step) => step.case.operationId))
  expect(sent).toContain('listImageTasks')
  const creating = contract.callbacks.flatMap(({ operationIds }) => operationIds)
  // An upload has no callback.
  expect(['uploadChatImages', ...creating].filter((operationId) => sent.includes(operationId))).toEqual([])
})

test('in read-only mode the examples that are sent create no task', async () => {
  const target = await startApp('mock')
  onTestFinished(() => target.close())
  const pace = makePace({ timeoutMs: 600_000, pollMs: 5 })
  const options = { contract, pace, divergences: [], choices: true, concurrency: 1 }
  const verdicts = await judgeTarget(only('*/*/example'), target, options)
  expect(verdicts.length).toBeGreaterThan(20)
  const headers = { authorization: `Bearer ${target.key}` }
  const reply = await fetch(`${target.baseUrl}/__mock/tasks`, { headers })
  expect(await reply.json()).toEqual({ tasks: [] })
})
