import type { Route } from 'gatewright/core'
import { expect, test } from 'vitest'
import type { BodyContent, Parameter } from '../../../runtime/contract.ts'
import { judgeRequest } from '../../../runtime/judge/request.ts'

const errors = [{ instancePath: '/ids/1', schemaPath: '', keyword: 'type', params: { type: 'integer' } }]
const isIntegers = Object.assign(
  (value: unknown) => {
    const { ids } = value as { ids?: unknown }
    return Array.isArray(ids) && ids.every(Number.isInteger)
  },
  { errors },
)
const ids = { name: 'ids', aliases: [], type: { array: 'integer' } } as const
const inQuery: Parameter = { ...ids, in: 'query', style: 'form', explode: true }
const inCookie: Parameter = { ...ids, in: 'cookie', style: 'form' }
const fields = [{ ...ids, style: 'form', explode: true }] as const
const mediaType = 'application/x-www-form-urlencoded'
const form: BodyContent = { mediaType, format: 'form', validate: isIntegers, fields }

const route: Route = {
  operationId: 'order',
  family: 'orders',
  method: 'POST',
  path: '/orders',
  aliases: [],
  credentials: [],
  parameters: [inQuery, inCookie],
  validateQuery: isIntegers,
  validateCookies: isIntegers,
  body: { required: true, content: [form] },
  replies: [],
  streams: [],
}

function judge(query: string, cookie: string, text: string): readonly string[] {
  const values = Object.fromEntries(new URLSearchParams(query))
  const { findings } = judgeRequest({
    route,
    headers: { 'content-type': form.mediaType, 'content-length': `${text.length}`, cookie },
    path: {},
    query: values,
    requestTarget: `/orders?${query}`,
    body: { isTooLarge: false, text },
  })
  return findings.map(({ rule, place }) => `${rule} ${place}`)
}

test('the judge reads queries, cookies and forms as the server does', () => {
  expect(judge('ids=1&ids=2', 'ids=1,2', 'ids=1&ids=2')).toEqual([])
  expect(judge('ids=1&ids=x', 'ids=1,2', 'ids=1&ids=2')).toEqual(['schema query ids[1]'])
  expect(judge('ids=1&ids=2', 'ids=1,x', 'ids=1&ids=2')).toEqual(['schema cookie ids[1]'])
  expect(judge('ids=1&ids=2', 'ids=1,2', 'ids=1&ids=x')).toEqual(['schema body ids[1]'])
})
