import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSuite } from '../../../conformance/cases/suite-file.ts'
import { getScenarios, suiteScenarios } from '../../../conformance/cases/suites.ts'
import { toText } from '../../../conformance/fuzz/text-arbitrary.ts'
import { bodyPointer } from '../../../conformance/request-body.ts'
import { matchesPattern } from '../../../conformance/verdict.ts'
import { getMediaType } from '../../../runtime/validation/data-url.ts'
import { FileError } from '../../../settings/errors.ts'
import { contract } from '../run-suite.ts'

test('every family has hand-written cases', () => {
  const families = new Set(suiteScenarios(contract).map((scenario) => scenario.case.family))
  expect([...families].sort()).toEqual(['generate-content', 'image', 'messages', 'models', 'responses', 'video'])
})

test('every request example matches its schema', () => {
  const wrong = contract.operations.flatMap((operation) => {
    if (operation.body === undefined) return []
    const examples = contract.requestExamples(operation)
    return examples.flatMap(({ value }) => contract.errorsAt(bodyPointer(contract, operation), value))
  })
  expect(wrong).toEqual([])
})

test('errors in a file of cases are reported by line', () => {
  const file =
    'family: models\ncases:\n  - id: Listing\n    says: It lists.\n    source: []\n    steps:\n      - opration: listModels\n'
  const lines = [
    'models.yaml:3:5: cases[0].id: must match ^[a-z0-9][a-z0-9/-]*$, got "Listing".',
    'models.yaml:7:9: cases[0].steps[0].operation: is required.',
    'models.yaml:7:9: cases[0].steps[0].opration: unknown property; did you mean `operation`?',
  ]
  expect(() => readSuite('models.yaml', file)).toThrow(expect.objectContaining({ message: lines.join('\n') }))
  expect(() => readSuite('models.yaml', 'family: [')).toThrow(/^models\.yaml:1:10: /)
})

test('unknown names in a file of cases are reported', () => {
  const written = { id: 'a', says: 'A.', source: [], needs: ['wings'], steps: [{ operation: 'fly' }] }
  expect(() => getScenarios(contract, { family: 'models', cases: [written] }, 'models.yaml')).toThrow(
    new FileError('models.yaml: a: there is no operation fly\nmodels.yaml: a: there is no feature wings'),
  )
})

test.each([
  ['messages', 'messages/createMessage/x', true],
  ['messages/*/x', 'messages/createMessage/x', true],
  ['messages/*', 'messages/createMessage/x', true],
  ['message', 'messages/createMessage/x', false],
  ['*/x', 'messages/createMessage/x', false],
  ['**/x', 'messages/createMessage/x', true],
  ['**/parts/*', 'a/parts/*/text', true],
])('pattern %s and id %s: %s', (pattern, id, expected) => expect(matchesPattern(pattern, id)).toBe(expected))

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('random data of %s begin as its files do', (type) => {
  const [text = ''] = fc.sample(toText({ 'x-data-url': { types: [type] } }), 1)
  expect(getMediaType(text.replace(`data:${type};base64,`, ''))).toBe(type)
})
