import { afterAll, expect, test } from 'vitest'
import { casesSections } from '../../../conformance/report/html-cases.ts'
import { printSummary } from '../../../conformance/report/terminal.ts'
import { type CaseRequest, type Expectation, matchesPattern, type Verdict } from '../../../conformance/verdict.ts'
import { alteredTarget, type Exchange, judgeAll, judgeFirst, type Reply } from '../altered-target.ts'
import { scenarios } from '../plan.ts'
import { contract, startApp } from '../run-suite.ts'

type Alter = (exchange: Exchange) => Partial<Reply>

let alter: Alter = () => ({})

const target = await alteredTarget(await startApp('mock'), () => ({ reply: alter }))

afterAll(() => target.close())

function getVerdict(
  pattern: string,
  alteration: Alter,
  { divergent, choices = true }: { divergent?: string; choices?: boolean } = {},
): Promise<Verdict> {
  alter = alteration
  const chosen = scenarios.filter((scenario) => matchesPattern(pattern, scenario.case.id)).slice(0, 1)
  const divergences = divergent ? [{ pattern: divergent, targets: ['mock'], reason: 'It is known.' }] : []
  return judgeFirst(chosen, target, { divergences, choices })
}

function withJson({ body }: Exchange, change: (json: Record<string, never>) => unknown): Partial<Reply> {
  return { body: JSON.stringify(change(JSON.parse(body))) }
}

const text = 'messages/whole-reply'
const bound = 'messages/createMessage/body/max_tokens/exclusiveMinimum/outside'

test('a broken case names the rule, the place, and the request as a shell command', async () => {
  const verdict = await getVerdict(text, (sent) => withJson(sent, ({ usage: _, ...rest }) => rest))
  expect(verdict.outcome).toBe('failed')
  expect(verdict.findings).toMatchObject([{ rule: 'required', place: 'body usage' }, { rule: 'body' }])
  expect(verdict.curl).toMatch(/^curl -i -X/)
  expect(verdict.curl).not.toContain(target.key)
  const verdicts = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ ...verdict, case: { ...verdict.case, id: `case-${at}` } }))
  const run = { target: '', contract, verdicts, underivable: [], ms: 0 }
  const shown = casesSections(run, 'run')
    .map(({ text }) => text)
    .join('')
  expect(shown).toMatch(/<dt>Request <button[^>]*>Copy as curl<\/button><\/dt><dd><div class="code">/)
  expect(shown).toMatch(/<dt>Reply <\/dt><dd><div class="code">/)
  let printed = ''
  printSummary(run, { write: (part) => (printed += part) })
  expect(printed).toContain('and 6 more in the same way: case-1, case-2, case-3, case-4, case-5, ...\n')
})

test('the server is to blame if the document states the rule', async () => {
  const verdict = await getVerdict('messages/createMessage/credential/none', () => ({ status: 403 }))
  expect(verdict).toMatchObject({ outcome: 'failed', who: 'server' })
  expect(verdict.case.rule.source).toContain('Endpoints / Messages format')
})

test('a difference from a choice of ours is a note, and a failure with --choices', async () => {
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'gw-text-large',
    content: [{ type: 'text', text: 'Sunny.' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 9, output_tokens: 2 },
  }
  const taken: Alter = () => ({ status: 200, body: JSON.stringify(message) })
  const findings = [{ rule: 'status', message: 'expected 400, got 200', question: 'messages-tool-result-id' }]
  const id = 'messages/unknown-tool-use-id'
  expect(await getVerdict(id, taken, { choices: false })).toMatchObject({ outcome: 'noted', findings })
  expect(await getVerdict(id, taken)).toMatchObject({ outcome: 'failed', findings })
})

test('a part of a case that is a choice of ours is a note about its question', async () => {
  const other: Alter = ({ body }) => ({ body: body.replace('ncorrect', 'rong') })
  const { outcome, findings } = await getVerdict('models/wrong-key', other, { choices: false })
  expect({ outcome, findings }).toMatchObject({
    outcome: 'noted',
    findings: [{ rule: 'body', question: 'models-message-texts' }],
  })
})

test('points to the place in the specification', async () => {
  const missing: Alter = (sent) => withJson(sent, ({ stop_sequence: _, ...rest }) => rest)
  const { findings, case: testCase } = await getVerdict(text, missing)
  expect(findings[0]?.specPointer).toBe('openapi/messages.yaml#/components/schemas/Message/required')
  expect(testCase.rule.pointer).toBe('openapi/messages.yaml#/paths/~1v1~1messages/post')
  const refused = await getVerdict(bound, () => ({ status: 200, body: '{}' }))
  expect(refused.case.rule.pointer).toBe(
    'openapi/messages.yaml#/components/schemas/CreateMessageRequest/properties/max_tokens/exclusiveMinimum',
  )
})

test('in a union only the branch with the discriminator of the value is reported', async () => {
  const user: Alter = ({ body }) => ({ body: body.replace('"role":"assistant"', '"role":"user"') })
  const { findings } = await getVerdict('responses/whole-reply', user)
  expect(findings.filter(({ rule }) => rule !== 'body')).toMatchObject([
    { rule: 'const', place: 'body output[0].role' },
  ])
  const unknown: Alter = ({ body }) => ({ body: body.replace('"type":"message"', '"type":"letter"') })
  const { findings: others } = await getVerdict('responses/whole-reply', unknown)
  expect(others.filter(({ rule }) => rule !== 'body')).toMatchObject([{ rule: 'oneOf', place: 'body output[0]' }])
})

test('a task whose state means an end that the contract does not have fails at the first read of it', async () => {
  const completed: Alter = ({ body }) => ({ body: body.replace('"succeeded"', '"completed"') })
  const { findings } = await getVerdict('video/native/create-poll-download', completed)
  expect(findings.map(({ message }) => message)).toEqual([
    '`completed` is no state of the contract, where a task ends with succeeded or failed',
  ])
})

test.each<[string, Alter, string]>([
  [
    'names no task',
    () => ({ body: '{"code":24,"description":"I do not describe.","properties":{},"result":""}' }),
    'step 1 body.result is empty, but a later step needs it: the reply is {"code":24,"description":"I do not describe."',
  ],
  [
    'names a task that does not exist',
    ({ body }) => ({ body: body.replace(/"result":"\d+"/, '"result":"7"') }),
    'step 2 status expected 200, got 404; the step before, submitDescribe, got 200 application/json {"code":',
  ],
])('a bot that refuses to describe and %s has the refusal in the finding', async (_, refuse, cause) => {
  const alterSubmit: Alter = (exchange) => (exchange.path.includes('/submit/') ? refuse(exchange) : {})
  const { findings } = await getVerdict('image/describe', alterSubmit)
  expect(findings.map(({ place, message }) => `${place} ${message}`)).toContainEqual(expect.stringContaining(cause))
})

test('without the feature, no case asks a bot to describe', async () => {
  alter = () => ({ status: 500 })
  const asking = scenarios.filter(({ steps }) =>
    steps.some(({ case: { operationId } }) => operationId === 'submitDescribe'),
  )
  const features = new Set([...target.features].filter((feature) => feature !== 'describe'))
  const verdicts = await judgeAll(asking, { ...target, features })
  expect(verdicts.length).toBeGreaterThan(10)
  expect(new Set(verdicts.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']))
  expect(verdicts[0]?.reason).toBe('the target does not claim describe; if it has that: --with describe')
})

test('a known divergence is known while it lasts, and stale when it is kept', async () => {
  const broken = await getVerdict(text, () => ({ status: 202 }), { divergent: 'messages/**' })
  expect(broken).toMatchObject({ outcome: 'known', reason: 'It is known.' })
  expect(await getVerdict(text, () => ({}), { divergent: 'messages/**' })).toMatchObject({ outcome: 'stale' })
})

const code = 'generate-content/generateContent/body/contents/*/parts/*/executableCode'

const bearer = 'messages/createMessage/credential/bearer-authorization'

test.each<[string, Partial<CaseRequest>, Expectation]>([
  [`${bearer}/valid`, { credential: { alias: 1, wrong: false } }, { status: [200] }],
  [`${bearer}/wrong`, { credential: { alias: 1, wrong: true } }, { status: [401] }],
  [
    'generate-content/streamGenerateContent/path/alias-1',
    { path: '/v1/models/gw-text-large:streamGenerateContent' },
    { status: [200], stream: 'streamGenerateContentEvents' },
  ],
  [
    'generate-content/streamGenerateContent/query/unknown',
    { query: { alt: 'sse', x_of_no_contract: 'passed over' } },
    { status: [200], stream: 'streamGenerateContentEvents' },
  ],
  ['responses/createResponse/body/metadata/ResponseMetadata/ticket/type/wrong', { method: 'POST' }, { status: [400] }],
  [
    `${code}/required/code/missing`,
    { body: { contents: [{ parts: [{ executableCode: { language: 'PYTHON' } }] }] } },
    { status: [400] },
  ],
])('the contract gives the case %s', (id, request, expectation) => {
  const testCase = scenarios.find((scenario) => scenario.case.id === id)?.case
  expect(testCase).toMatchObject({ request: expect.objectContaining(request), expect: expectation })
})
