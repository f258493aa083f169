import { gatewayContract } from 'gatewright/judge'
import { expect, test } from 'vitest'
import { checkRecording } from '../../../../proxy/recording/check-recording.ts'
import { writeRecording } from '../../../proxy/recording/written-recording.ts'
import { check, ending, exchange, response, text } from './exchange.ts'

const task = (id: string) => ({
  id,
  action: 'IMAGINE',
  status: 'SUBMITTED',
  buttons: [],
  description: '',
  failReason: '',
  imageUrl: '',
  progress: '0%',
  prompt: 'A pier',
  promptEn: 'A pier',
  properties: {},
  state: '',
  submitTime: 1,
  startTime: 0,
  finishTime: 0,
})
const otherId = 'must be "1", the id in the path, got "2" [requested-id]'

test.each([
  ['an image task', exchange('/img/task/1/fetch', undefined, task('2')), `violation: reply body id: ${otherId}`],
  [
    'a list of image tasks',
    exchange('/img/task/list-by-condition', { ids: ['1'] }, [task('1'), task('2')]),
    'violation: reply body [1].id: is "2", which is not one of ids in the request [requested-id]',
  ],
  [
    'a native video task',
    exchange('/v1/video/generations/1', undefined, { task_id: '2', status: 'queued', error: null }),
    `violation: reply body task_id: ${otherId}`,
  ],
])('%s of another id', (_, sent, finding) => {
  expect(check(sent).filter((each) => each.startsWith('violation'))).toEqual([finding])
})

test.each([
  [
    'responses-annotations-sent-back',
    '/v1/responses',
    { model: 'm', input: [{ type: 'output_text', text: 'Hi' }] },
    response({ tools: [] }),
    'input[0].annotations',
  ],
  [
    'generate-content-schema-type',
    '/v1beta/models/m:generateContent',
    {
      contents: [{ parts: [{ text: 'Hi' }] }],
      generation_config: { response_schema: { any_of: [{ type: 'STRING' }] } },
    },
    {
      ...ending(text('Sunny.')),
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 5, totalTokenCount: 10 },
      modelVersion: 'm',
      responseId: 'r',
    },
    'generationConfig.responseSchema.type',
  ],
])('whether a deployment may accept what %s leaves out is unclear', (question, path, body, reply, at) => {
  const { lines, exitCode } = checkRecording(gatewayContract, writeRecording([exchange(path, body, reply)]))
  expect(lines.slice(0, -1)).toEqual([
    expect.stringContaining(`: unclear ${question}: request body ${at}: is required`),
  ])
  expect(exitCode).toBe(0)
})
