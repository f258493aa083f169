import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getContract, schemaPointer } from '../../../conformance/contract.ts'
import { makePlan } from '../../../conformance/plan.ts'
import { runCoverage } from '../../../tools/coverage/command-line.ts'
import type { Element } from '../../../tools/coverage/element.ts'
import { listElements } from '../../../tools/coverage/elements.ts'
import { Evidence } from '../../../tools/coverage/evidence.ts'
import { type Coverage, getCoverage, measureCoverage, sourceSections } from '../../../tools/coverage/measure.ts'
import { countQuestionUses } from '../../../tools/coverage/question-use.ts'
import { stepsTaken } from '../../../tools/coverage/steps.ts'
import { walkValue } from '../../../tools/coverage/walk-value.ts'

const contract = getContract()

test('every element of the specification is covered or excepted', async () => {
  const { failures, sections } = await measureCoverage()
  expect(failures).toEqual([])
  expect(sections.filter(({ elements }) => elements.length === 0)).toEqual([])
})

test('counts the rules, places and cases of each open question', () => {
  const uses = new Map(countQuestionUses().map(({ id, ...use }) => [id, use]))
  const byHand = readFileSync(new URL('../../../spec/openapi/image.yaml', import.meta.url), 'utf8')
  expect(uses.get('image-required-text')?.rules).toBe(byHand.match(/^ +image-required-text: \{/gm)?.length)
  expect(uses.get('image-required-text')?.cases).toBeGreaterThan(0)
  expect(uses.get('all-key-separation')).toEqual({ cases: 0, rules: 0, places: 1 })
})

test('every case names sections of the source document', () => {
  const sections = new Set(sourceSections().map(({ name }) => name))
  const named = makePlan(contract).scenarios.flatMap((scenario) => scenario.case.rule.source)
  expect([...new Set(named)].filter((name) => !sections.has(name))).toEqual([])
})

const talk = { pointer: 'asyncapi.yaml#/operations/talk', source: ['Limits'], questions: ['talk-length'] }
const element = (id: string): Element => ({ id, kind: 'event', ...talk })

test('reports uncovered elements, needless exceptions, and failures', () => {
  const evidence = new Evidence()
  evidence.add('messages/stream/text', ['event/talk/said'])
  evidence.broken.push('messages/stream/cut')
  const elements = ['event/talk/said', 'event/talk/sung', 'event/talk/hummed'].map(element)
  const exceptions = [
    { patterns: ['event/talk/hummed'], reason: 'Nobody hums.' },
    { patterns: ['event/talk/said'], reason: 'Nobody says.' },
  ]
  const { failures, sections } = getCoverage(elements, evidence, exceptions)
  expect(failures).toEqual([
    'messages/stream/cut does not end as it should, so it covers nothing. Fix it first.',
    'No test covers event/talk/sung (asyncapi.yaml#/operations/talk). Add a case to conformance/suites.',
    'tools/coverage/uncovered.yaml: nothing needs `event/talk/said` any more. Take it out.',
  ])
  const limits = sections.find(({ section }) => section === 'Limits')
  expect(limits?.elements.map(({ tests, excepted }) => [tests, excepted])).toEqual([
    [['messages/stream/text'], false],
    [[], false],
    [[], true],
  ])
})

test('a choice is covered by the tests of its place', () => {
  const evidence = new Evidence()
  evidence.add('messages/stream/text', ['event/talk/said'])
  getCoverage([element('event/talk/said')], evidence, [])
  expect(evidence.tests.get('question/talk-length')).toEqual(new Set(['messages/stream/text']))
})

function shownBy(schema: string, value: Parameters<typeof walkValue>[1], kind: string): string[] {
  const ids = new Set<string>()
  const visitor = { onCovered: (id: string) => ids.add(id), visit: () => {}, coversConstraints: () => true }
  walkValue(schemaPointer(schema), value, visitor)
  return [...ids].filter((id) => id.startsWith(`${kind}/`)).sort()
}

test('a value covers its properties, enum values and branches', () => {
  const image = { type: 'base64', media_type: 'image/png', data: 'aGVsbG8=' }
  expect(shownBy('MessageImageBlock', { type: 'image', source: image }, 'property')).toEqual([
    'property/MessageImageBlock/properties/source',
    'property/MessageImageBlock/properties/type',
    ...shownBy('MessageImageSource', image, 'property'),
  ])
  expect(shownBy('ImageBlendRequest', { base64Array: [], dimensions: 'SQUARE' }, 'value')).toEqual([
    'value/ImageDimensions/enum/SQUARE',
  ])
  expect(shownBy('MessageTextOrImageBlock', { type: 'text', text: 'Hello.' }, 'branch')).toEqual([
    'branch/MessageTextOrImageBlock/oneOf/MessageTextBlock',
  ])
})

test('events cover the steps of their order up to the first violation', () => {
  const stream = contract.streams.find(({ name }) => name === 'createMessage')
  const events = ['message_start', 'ping', 'content_block_start', 'message_stop', 'content_block_delta']
  expect(stream && stepsTaken(stream, events)).toEqual([
    'order/createMessage/message_start/after/start',
    'order/createMessage/content_block_start/after/message_start|content_block_stop',
  ])
})

test('the elements are those of the specification, each once', () => {
  const ids = listElements().map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([
      'operation/createMessage',
      'parameter/createMessage/header/messages-version',
      'reply/listModels/401/application-json',
      'header/submitBlend/429/retry-after',
      'constraint/ImageBlendRequest/properties/base64Array/maxItems',
      'event/createResponse/response.output_text.delta',
      'callback/notifyVideoTask/createVideoGeneration',
      'state/VideoStatus/in_progress/succeeded',
      'flow/chainResponses/askOn',
    ]),
  )
})

const nothing: Coverage = { sections: [], elements: [], failures: [] }

async function exitCode(args: readonly string[], measure: () => Promise<Coverage>): Promise<[number, string]> {
  let text = ''
  const screen = { write: (part: string) => (text += part) }
  return [await runCoverage(args, { out: screen, err: screen, measure }), text]
}

test('the command exits with 0, with 1 if an element is not covered, with 2 for an invalid command line', async () => {
  const failing = async () => ({ ...nothing, failures: ['No test covers it.'] })
  const unable = async () => Promise.reject(new TypeError('no mock'))
  expect(await exitCode([], async () => nothing)).toEqual([
    0,
    expect.stringContaining('Every element is covered or excepted.'),
  ])
  expect(await exitCode([], failing)).toEqual([1, expect.stringContaining('No test covers it.')])
  expect(await exitCode([], unable)).toEqual([2, expect.stringContaining('no mock')])
  expect(await exitCode(['--missed'], failing)).toEqual([2, "Unknown option '--missed'. See --help.\n"])
})
