import { expect, test } from 'vitest'
import { fillHeader, fillQuery } from '../../../mock/page/browser/fill-key.ts'

test.each([
  ['authorization', 'Bearer ***', 'Bearer book'],
  // RFC 7617, with the key as the user: printf book: | base64
  ['authorization', 'Basic ***', 'Basic Ym9vazo='],
  ['x-api-key', '***', 'book'],
  ['cookie', 'session=***; theme=***', 'session=book; theme=book'],
  ['x-note', 'from *** to ***', 'from *** to ***'],
  ['x-note', '***bold***', '***bold***'],
  ['referer', 'http://***@hooks.example/done', 'http://***@hooks.example/done'],
])('the header %s: %s is copied as %s', (name, value, copied) => expect(fillHeader(name, value, 'book')).toBe(copied))

test.each([
  ['/v1beta/models?key=***&alt=sse', '/v1beta/models?key=book&alt=sse'],
  ['/v1/nothing/http://***@hooks.example?key=***', '/v1/nothing/http://***@hooks.example?key=book'],
  ['/v1/models?note=a***b', '/v1/models?note=a***b'],
  ['/v1/models/***', '/v1/models/***'],
])('the address %s is copied as %s', (path, copied) => expect(fillQuery(path, 'book')).toBe(copied))

test('a key is copied as it is, whatever characters it has', () => {
  expect(fillQuery('/v1/models?key=***', 'a&$`b')).toBe('/v1/models?key=a%26%24%60b')
  expect(fillHeader('cookie', 'k=***', 'a$&b')).toBe('k=a$&b')
  // printf 'é:' | base64
  expect(fillHeader('authorization', 'Basic ***', 'é')).toBe('Basic w6k6')
})
