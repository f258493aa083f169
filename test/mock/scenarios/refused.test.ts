import { describe, expect, test } from 'vitest'
import { scenariosFrom, sharedMock, testMock } from '../serve-mock.ts'

const model = 'gw-text-large'
const scripted = await sharedMock({ log: () => {} })

const unknownResponse = { path: '/v1/responses', json: { model, input: 'Hi', previous_response_id: 'resp_unknown' } }
const unknownModel = {
  path: '/v1beta/models/gw-unknown:generateContent',
  json: { contents: [{ role: 'user', parts: [{ text: 'Hi' }] }] },
}
const unknownTask = { path: '/img/submit/action', json: { taskId: '404', customId: 'MJ::JOB::upsample::1::a' } }
const bannedWord = { path: '/img/submit/imagine', json: { prompt: 'sim:banned' } }
const seedOfUnknown = { path: '/img/task/404/image-seed' }

/** Sends a request under one scenario; returns the status, the counters and what answered. */
async function sendUnder(answers: string, { path, json }: { path: string; json?: object }, served = scripted) {
  const source = await scenariosFrom(`scenarios: [{ name: only, ${answers} }]`)
  const sandbox = served.mock.sandboxes.get('')
  sandbox.scenarios.replace(source.current)
  await served.control.deleteRequests()
  const reply = await served.request(path, json === undefined ? {} : { json })
  const body = await reply.text()
  await expect.poll(async () => (await served.control.listRequests()).requests[0]?.ended).toBe('answered')
  const [entry] = (await served.control.listRequests()).requests
  const [{ calls, answered } = {}] = sandbox.scenarios.list()
  return { status: reply.status, body, calls, answered, answeredBy: entry?.answeredBy }
}

const untouched = { calls: 0, answered: 0, answeredBy: [] }

describe('a request that the gateway refuses takes no answer of a scenario', () => {
  test.each([
    ['words', unknownResponse, 'answer: { text: Hello }', 400],
    ['an example', unknownResponse, 'answer: { example: text }', 400],
    ['a status', unknownResponse, 'answer: { status: 429 }', 400],
    ['an error', unknownResponse, 'answer: { error: rate-limited }', 400],
    ['timing', unknownResponse, 'timing: { delayMs: 1 }', 400],
    ['faults', unknownResponse, "faults: ['status:429']", 400],
    ['words', unknownModel, 'answer: { text: Hello }', 404],
    ['a code', unknownTask, 'answer: { code: 25 }', 404],
    ['the course of a task', unknownTask, 'answer: { task: { outcome: fail } }', 404],
    ['the code of a read', seedOfUnknown, 'answer: { code: 25 }', 404],
  ])('%s for $path', async (_, request, answers, status) => {
    expect(await sendUnder(answers, request)).toMatchObject({ ...untouched, status })
  })

  test('the course of a task, if the bot refuses the job', async () => {
    const sent = await sendUnder('answer: { task: { outcome: fail } }', bannedWord)
    expect(sent).toMatchObject(untouched)
    expect(JSON.parse(sent.body)).toMatchObject({ code: 21 })
  })

  test('a status of success, which the gateway itself answers', async () => {
    const read = { path: '/v1/videos/none' }
    const sent = await sendUnder('match: { operation: getVideo }, answer: { status: 200 }', read)
    expect(sent).toMatchObject({ ...untouched, status: 404 })
  })

  test('the course of a task, if the edition forbids the job', async () => {
    const open = await testMock({ edition: 'open', log: () => {} })
    const request = { path: '/img/submit/imagine', json: { prompt: 'A lake', botType: 'BOT_SECONDARY' } }
    const sent = await sendUnder('answer: { task: { outcome: fail } }', request, open)
    expect(sent).toMatchObject({ ...untouched, status: 403 })
  })
})

test('refused and accepted requests at the same time do not share the answers', async () => {
  const source = await scenariosFrom('scenarios: [{ name: turns, answers: [{ text: One }, { text: Two }] }]')
  scripted.mock.sandboxes.get('').scenarios.replace(source.current)
  const good = { path: '/v1/responses', json: { model, input: 'Hi' } }
  const bodies = await Promise.all(
    [unknownResponse, good, unknownResponse, good].map(async ({ path, json }) =>
      (await scripted.request(path, { json })).text(),
    ),
  )
  const texts = bodies.flatMap((body) => /"text":"(One|Two)"/.exec(body)?.[1] ?? [])
  expect(texts.sort()).toEqual(['One', 'Two'])
})

test('reads of what does not exist are answered, because a scripted answer needs no task', async () => {
  const sent = await sendUnder('match: { operation: getVideo }, answer: { example: succeeded }', {
    path: '/v1/videos/none',
  })
  expect(sent).toMatchObject({ status: 200, calls: 1, answered: 1, answeredBy: [{ kind: 'scenario', name: 'only' }] })
})
