import { expect, test } from 'vitest'
import { planGateway } from '../../conformance/plan.ts'
import { startProgress } from '../../conformance/report/terminal.ts'
import { contract } from './run-suite.ts'

/** Draws cases, and counts those that had to be derived: each validates its body. */
function draw(only: readonly string[], most = Infinity) {
  let validations = 0
  const errorsAt: typeof contract.errorsAt = (...args) => {
    validations++
    return contract.errorsAt(...args)
  }
  const plan = planGateway({ ...contract, errorsAt }, { selection: { only, skip: [], readOnly: false } })
  const ids: string[] = []
  for (const scenario of plan.scenarios) if (ids.push(scenario.case.id) >= most) break
  return { ids, validations, progress: plan.describeProgress(ids.length) }
}

test('the first cases are there before any is derived, and the number of all when all are', () => {
  expect(draw([], 10)).toMatchObject({ validations: 0, progress: '10 cases' })
  expect(draw(['models/listModels/example'])).toMatchObject({ progress: '1 of 1' })
})

test('--only derives no case of an operation that it leaves out', () => {
  expect(draw(['models'])).toMatchObject({
    ids: expect.arrayContaining(['models/listModels/example/plain']),
    validations: 0,
  })
  const { ids, validations } = draw(['image/submitModal/body'])
  expect(new Set(ids.map((id) => id.split('/body/')[0]))).toEqual(new Set(['image/submitModal']))
  expect(validations).toBeGreaterThan(ids.length / 2)
  expect(validations).toBeLessThan(500)
})

test('an output that is no terminal shows the first failure at once', () => {
  const printed: string[] = []
  const progress = startProgress('mock', (done) => `${done} cases`, { write: (text) => printed.push(text) })
  for (const id of ['models/a', 'models/b', 'models/c']) progress.step(id, id !== 'models/a')
  progress.end()
  expect(printed).toEqual(['mock  0 cases\n', 'mock  2 cases, 1 failed, first models/b\n'])
})
