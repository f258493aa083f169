import { expect } from 'vitest'
import { FileErrors } from '../../../settings/errors.ts'
import { readScenarios } from '../gateway-readers.ts'

/** The lines of the error that a file of scenarios has; none if it is valid. */
export async function readErrors(text: string, name = 'f.yaml'): Promise<readonly string[]> {
  try {
    await readScenarios(text, name)
    return []
  } catch (error) {
    if (!(error instanceof FileErrors)) throw error
    expect(error.errors).toHaveLength(error.message.split('\n').length)
    return error.message.split('\n')
  }
}

/** A file with one scenario. */
export const one = (rest: string) => `scenarios:\n  - name: a\n    ${rest}`
export const text = 'answer: { text: hi }'
const words = 'createMessage, createResponse, generateContent, streamGenerateContent'

/** The rest of the first scenario, or a whole file, and its only error, with `@` for `scenarios[0]`. */
const refusedRows: readonly (readonly [yaml: string, expected: string])[] = [
  ['answer: { txt: hi }', '3:15: @.answer.txt: unknown property; did you mean `text`?'],
  [
    `match: { operation: createMesage }\n${text}`,
    '3:14: @.match.operation: unknown operation `createMesage`; did you mean `createMessage`?',
  ],
  [`match: { family: message }\n${text}`, '3:14: @.match.family: unknown family `message`; did you mean `messages`?'],
  ['answer: { error: rate-limit }', '3:15: @.answer.error: unknown error `rate-limit`; did you mean `rate-limited`?'],
  [
    'answer: { error: { kind: rate-limitd } }',
    '3:24: @.answer.error.kind: unknown kind `rate-limitd`; did you mean `rate-limited`?',
  ],
  [
    'answer: { text: hi, patch: { response.complete: { $.type: a } } }',
    "3:34: @.answer.patch['response.complete']: unknown event `response.complete`; did you mean `response.completed`?",
  ],
  [
    'match: { operation: createMessage }\nanswer: { text: hi, remove: { mesage_stop: [$.type] } }',
    '4:35: @.answer.remove.mesage_stop: unknown event `mesage_stop`; did you mean `message_stop`?',
  ],
  [
    'answer: { text: hi, patch: { $.usge.total_tokens: 1 } }',
    "3:34: @.answer.patch['$.usge.total_tokens']: no answer has a member `usge` there; did you mean `usage`?",
  ],
  [
    "match: { operation: createResponse }\nanswer: { text: hi, remove: ['$.output[*].contnt[0].text'] }",
    '4:34: @.answer.remove[0]: no answer has a member `contnt` there; did you mean `content`?',
  ],
  [
    'answer: { text: hi, patch: { response.completed: { $.respnse.status: a } } }',
    "3:56: @.answer.patch['response.completed']['$.respnse.status']: no answer has a member `respnse` there; did you mean `response`?",
  ],
  [
    'match: { operation: getVideo }\nanswer: { patch: { message_stop: { $.type: a } } }',
    '4:24: @.answer.patch.message_stop: unknown event `message_stop`; none are known.',
  ],
  [
    'match: { operation: createMessage }\nanswer: { example: tool-us }',
    '4:15: @.answer.example: unknown example `tool-us` of `createMessage`; did you mean `tool-use`?',
  ],
  [
    'match: { operation: createMessage }\nanswer: { error: { kind: invalid-request, variant: malformed-boy } }',
    '4:15: @.answer.error: unknown variant `malformed-boy` of `invalid-request` for `createMessage`; did you mean `malformed-body`?',
  ],
  [
    'match: { operation: listModels }\nanswer: { text: hi }',
    `4:15: @.answer.text: \`listModels\` does not answer with the text of a model; these do: ${words}.`,
  ],
  [
    'match: { operation: createVideo }\nanswer: { status: 418 }',
    '4:15: @.answer.status: `createVideo` does not answer with status 418; known: 200, 400, 401, 404, 405, 413, 415, 429, 500.',
  ],
  ['times: 0\nanswer: { text: hi }', '3:5: @.times: must be at least 1, got 0.'],
  ['answer: { text: 3 }', '3:15: @.answer.text: must be a string or an array, got 3.'],
  [
    'match: { operation: submitImagine }\nanswer: { code: 26 }',
    '4:15: @.answer.code: unknown code 26; known: 21, 22, 23, 24, 25.',
  ],
  ['answer: {}', '3:5: @.answer: must have at least 1 property, has 0.'],
  [`scenarios:\n  - ${text}`, '2:5: @.name: is required.'],
  [' ', '2:5: @: needs one of: answer, answers, timing, latency, faults.'],
  [`${text}\nanswers: [{ text: ho }]`, '4:5: @.answers: cannot be combined with `answer`; remove one.'],
  ['answer: { text: hi, error: internal }', '3:15: @.answer.text: cannot be combined with `error`; remove one.'],
  ['answer: { text: hi, json: 1 }', '3:25: @.answer.json: cannot be combined with `text`; remove one.'],
  [
    'answer: { code: 21, task: { takesMs: 0 } }',
    '3:15: @.answer.code: refuses the submit, so that no task begins; remove `code` or `task`.',
  ],
  ['answer: { task: { at: 3 } }', '3:23: @.answer.task.at: needs `outcome: fail` or `outcome: hang`.'],
  [
    'answer: { usage: { inputTokens: 1, cachedTokens: 2 } }',
    '3:40: @.answer.usage.cachedTokens: must not be more than `inputTokens`, which is 1.',
  ],
  [`match: { pattern: '(' }\n${text}`, '3:14: @.match.pattern: Invalid regular expression: /(/u: Unterminated group.'],
  [`match: { body: { 'a.b': 1 } }\n${text}`, "3:22: @.match.body['a.b']: must be a JSON Path, which begins with `$`."],
  [
    `match: { body: { $.a: { matche: b } } }\n${text}`,
    "3:29: @.match.body['$.a'].matche: unknown property; did you mean `matches`?",
  ],
  [`match: { from: 3, to: 2 }\n${text}`, '3:23: @.match.to: must not be less than `from`, which is 3.'],
  [`${one(text)}\n  - name: a\n    ${text}`, '4:5: scenarios[1].name: duplicate scenario name `a`; the first is @.'],
  ['', '1:1: the file is empty.'],
  [`afterLast: cycle\n${text}`, '2:5: @.answers: is required where afterLast is given.'],
  [`match: { call: 2, to: 3 }\n${text}`, '3:23: @.match.to: cannot be combined with `call`; remove one.'],
  ['answer: { status: 400, error: internal }', '3:15: @.answer.status: cannot be combined with `error`'],
  ['answer: { example: text, status: 200 }', '3:15: @.answer.example: cannot be combined with `status`'],
  [
    'answer: { task: {takesMs: 0}, text: a }',
    '3:35: @.answer.text: cannot be combined with `code`, `message`, `task` or `callback`',
  ],
  ['answer: { refusal: no, json: 1 }', '3:28: @.answer.json: cannot be combined with `refusal`'],
  ['answer: { blocked: safety, text: a }', '3:32: @.answer.text: cannot be combined with `blocked`'],
  ['answer: { message: no }', '3:15: @.answer.message: needs a `code` that refuses: 21, 23, 24 or 25.'],
  ['answer: { code: 22, message: no }', '3:25: @.answer.message: needs a `code` that refuses'],
  ['answer: { task: { reason: no } }', '3:23: @.answer.task.reason: needs `outcome: fail`.'],
  ['answer: { task: { outcome: hang, code: no } }', '3:38: @.answer.task.code: needs `outcome: fail`.'],
  ['answer: { reply: { status: 199 } }', '3:24: @.answer.reply.status: must be at least 200, got 199.'],
  [
    'answer: { reply: { headers: { "a b": c } } }',
    "3:35: @.answer.reply.headers['a b']: is no name of a header that can be sent.",
  ],
  // Node breaks a whole reply with it.
  [
    'answer: { reply: { headers: { Trailer: a } } }',
    '3:35: @.answer.reply.headers.Trailer: is no name of a header that can be sent.',
  ],
  [
    'answer: { reply: { headers: { a: "b\\r\\nc: d" } } }',
    '3:35: @.answer.reply.headers.a: must be one line of Latin-1 characters.',
  ],
  ['answer: { reply: { body: a, json: 1 } }', '3:33: @.answer.reply.json: cannot be combined with `body`; remove one.'],
  ['answer: { reply: { body: a }, text: b }', '3:35: @.answer.text: cannot be combined with `reply`; remove one.'],
  [
    'answer: { reply: { status: 204, body: a } }',
    '3:37: @.answer.reply.body: a reply with status 204 has no body; remove it.',
  ],
  ['answer: { reply: { framing: { bom: true } } }', '3:15: @.answer.reply.events: is required'],
  [
    'answer: { reply: { events: [{ wait: 1, data: a }] } }',
    '3:44: @.answer.reply.events[0].data: cannot be combined with `wait`; write two items.',
  ],
  ["answer: { patch: { '$.a[': 1 } }", "3:24: @.answer.patch['$.a[']: "],
  ["answer: { remove: ['a'] }", '3:24: @.answer.remove[0]: must be a JSON Path, which begins with `$`.'],
  // A misspelled or invalid property explains the missing one.
  ['answer: { cod: 21, message: no }', '3:15: @.answer.cod: unknown property; did you mean `code`?'],
  ['answer: { code: 26, task: { takesMs: 0 } }', '3:15: @.answer.code: unknown code 26'],
  [
    'match: { operation: getImageSeed }\nanswer: { code: 22 }',
    '4:15: @.answer.code: `getImageSeed` does not answer with the code 22; these do: submitAction, submitBlend, submitDescribe, submitImagine, submitModal, swapFace.',
  ],
  ['answer: { txt: a, error: internal }', '3:15: @.answer.txt: unknown property'],
  ['afterLast: cycle\nanswer: { text: a }\nanswes: [{ text: b }]', '5:5: @.answes: unknown'],
  ['match: { body: { "$[": 1 } }\nanswer: { text: a }', "3:22: @.match.body['$[']: "],
  ['faults: [{ kind: ct }]', '3:14: @.faults[0]: unknown fault `ct`; did you mean `cut`?'],
  ['faults: ["kut:3"]', '3:14: @.faults[0]: unknown fault `kut`; did you mean `cut`?'],
  [
    'match: { family: responses }\nfaults: ["drop:response.complete"]',
    '4:14: @.faults[0].event: unknown event `response.complete` in its scope; did you mean `response.completed`?',
  ],
  [
    'match: { family: video }\nfaults: ["drop:0"]',
    '4:14: @.faults[0]: `drop` cannot apply to any request in its scope: it applies to streams only.',
  ],
  ['faults: [3]', '3:14: @.faults[0]: must be an object or a string, got 3.'],
  ['scenarios: []\naccounts: [{ instanceId: a }, { instanceId: a }]', '2:33: accounts[1].instanceId: duplicate'],
  [
    'match: { operation: createVideo, family: image }\nanswer: { task: { takesMs: 0 } }',
    '3:5: @.match: no operation is in `family` and in `operation`; change one.',
  ],
]

/** Files that are refused, each with the place and beginning of its only error. */
export const refused = refusedRows.map(([yaml, expected]) => {
  const isWhole = yaml === '' || yaml.startsWith('scenarios')
  return [isWhole ? yaml : one(yaml.replaceAll('\n', '\n    ')), expected.replace('@', 'scenarios[0]')] as const
})
