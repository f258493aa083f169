import { getVerdict } from 'gatewright/judge'
import { expect, test } from 'vitest'
import { readReply } from '../../../conformance/judge/received.ts'
import { judgeCaseReply } from '../../../conformance/judge/reply.ts'
import { contract } from '../run-suite.ts'

interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body?: object | string
}

/** The verdicts about a reply to a request that expects `status`, as `rule place: verdict`. */
function judge(operationId: string, status: number, { status: got = status, type, body = {} }: Reply): string[] {
  const headers = new Headers({ 'content-type': type ?? 'application/json' })
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const expected = { operationId, expect: { status: [status] }, rule: { name: 'rule', source: [] } }
  const findings = judgeCaseReply(expected, readReply({ status: got, headers }, bytes), {
    contract,
    features: new Set(['downloads']),
  })
  return findings.map((finding) => `${finding.rule} ${finding.place}: ${getVerdict(finding, contract.unclear)}`)
}

const rejected = ['status status: violation']
const differs = ['status status: choice']
const undeclared = 'undeclared-status status: choice'
const otherType = 'content-type header content-type: choice'
const created = { status: 201, body: { id: 'a' } }
const refusal = { status: 200, body: { code: 21, description: '', properties: {}, result: null } }
const unknownCode = { body: { code: 7, description: 'No.', result: null } }

test.each<[string, string, number, Reply, string[]]>([
  ['another success status', 'createVideo', 200, { status: 201, body: { id: 'a' } }, differs],
  ['another one, wrong body', 'createVideoGeneration', 200, created, [...differs, 'required body task_id: violation']],
  ['a redirect', 'downloadVideo', 200, { status: 302 }, [...rejected, undeclared]],
  ['a success for an invalid request', 'createVideo', 400, { status: 200, body: { id: 'a' } }, rejected],
  ['403 for a wrong key', 'createVideo', 401, { status: 403, body: { message: 'No.' } }, [...rejected, undeclared]],
  ['a wrong key in the body of a success', 'submitImagine', 401, refusal, rejected],
  ['an invalid request in the body of a success', 'submitImagine', 400, refusal, ['status status: unclear']],
  ['another code', 'getImageTask', 401, unknownCode, ['enum body code: choice', 'envelope body code: choice']],
  ['JSON as a download', 'downloadVideo', 200, { body: {} }, [otherType, 'file body: violation']],
  ['a download of another type', 'downloadVideo', 200, { type: 'video/webm', body: 'bytes' }, [otherType]],
])('%s', (_, operationId, status, reply, verdicts) => expect(judge(operationId, status, reply)).toEqual(verdicts))

const running = { id: 'a', action: 'IMAGINE', status: 'IN_PROGRESS', buttons: [], description: '' }
const begun = { ...running, progress: 'half', submitTime: 1 }

test.each<[string, object, string[]]>([
  ['of a running task', {}, ['required body failReason: choice']],
  ['with null for what has no value', { failReason: null }, ['type body failReason: choice']],
  ['of a failure without its reason', { status: 'FAILURE' }, ['required body failReason: violation']],
  ['of a success without its times', { status: 'SUCCESS', startTime: 1 }, ['required body finishTime: violation']],
  ['without buttons', { buttons: undefined }, ['required body buttons: violation']],
])('a record %s', (_, more, verdicts) => {
  expect(judge('getImageTask', 200, { body: { ...begun, ...more } })).toEqual(expect.arrayContaining(verdicts))
})
