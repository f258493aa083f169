import { expect, test } from 'vitest'
import { renderReply } from '../../../conformance/report/html-reply.ts'
import { withCode } from '../../../conformance/report/html-text.ts'

const json = '200 application/json\n{"id":"<b>","list":[{"a":1},{"a":"two, 2"}],"none":[]}'
const stream =
  '200 text/event-stream\n: hi\n\nevent: one\ndata: {"n":1}\n\nevent: two\ndata: {"n":{"m":2}}\n\ndata: cut'

test.each([
  ['body list[1].a', json, '&#34;a&#34;: &#34;two, 2&#34;'],
  ['body id', json, '&#34;id&#34;: &#34;&#60;b&#62;&#34;'],
  ['body list[0].missing', json, '{'],
  ['body list', json, '&#34;list&#34;: ['],
  ['body', json, '{'],
  ['body [0].a', '200 application/json\n[{"a":null}]', '&#34;a&#34;: null'],
  ['status', json, '200 application/json'],
  ['header content-type', json, '200 application/json'],
  ['event 2 two n.m', stream, '&#34;m&#34;: 2'],
  ['event 1 one', stream, 'event: one\ndata: {&#34;n&#34;:1}'],
  ['event 3', stream, 'data: cut'],
])('the finding at %s marks its value', (place, reply, marked) => {
  const { text } = renderReply(reply, [{ place, by: 'server' }])
  expect([...text.matchAll(/<mark>([\s\S]*?)<\/mark>/g)].map(([, content]) => content)).toEqual([marked])
})

test.each([
  ['body a', '200 application/json\n{"a":"cut'],
  ['event 9 two', stream],
  ['stream', stream],
])('a reply without a value at %s is as it came', (place, reply) => {
  const { text } = renderReply(reply, [{ place, by: 'server' }])
  expect(text).not.toContain('<mark>')
  expect(text.replace(/<[^>]+>/g, '').replaceAll('&#34;', '"')).toBe(reply)
})

test('a finding about the request marks nothing in the reply', () => {
  expect(renderReply(json, [{ place: 'body id', by: 'client' }]).text).not.toContain('<mark>')
})

test('code is between backticks, other backticks and markup are text', () => {
  expect(withCode('a `<i>` and ` b').text).toBe('a <code>&#60;i&#62;</code> and ` b')
})
