import type { Exchange, Reply } from '../altered-target.ts'
import type { Mutant } from './mutant.ts'
import { type Alter, isDownload, onReply } from './reply-edits.ts'

const whole = ['video/native/create-poll-download']

function inFile(change: (exchange: Exchange) => Partial<Reply>): Alter {
  return onReply((exchange) => isDownload(exchange) && exchange.status === 200, change)
}

function inRange(change: (exchange: Exchange) => Partial<Reply>): Alter {
  return onReply((exchange) => isDownload(exchange) && exchange.status === 206, change)
}

/** Files and parts of files. */
export const downloads: readonly Mutant[] = [
  {
    id: 'downloads/broken-off',
    what: 'The connection breaks amid a file.',
    alter: inFile(() => ({ cutAfter: 200 })),
    only: whole,
    caught: { rule: 'connection', place: 'reply' },
  },
  {
    id: 'downloads/truncated',
    what: 'A file ends early, and its length says so.',
    alter: inFile(({ bytes }) => ({ body: bytes.subarray(0, -100) })),
    only: whole,
    caught: { rule: 'mp4', place: 'body' },
  },
  {
    id: 'downloads/doubled',
    what: 'A file comes twice in one body.',
    alter: inFile(({ bytes }) => ({ body: Buffer.concat([bytes, bytes]) })),
    only: whole,
    caught: { rule: 'mp4', place: 'body' },
  },
  {
    id: 'downloads/as-text',
    what: 'The bytes of a file went through a text.',
    alter: inFile(({ body }) => ({ body })),
    only: whole,
    caught: { rule: 'mp4', place: 'body' },
  },
  {
    id: 'downloads/as-base64',
    what: 'A file is sent as base64.',
    alter: inFile(({ bytes }) => ({ body: bytes.toString('base64') })),
    only: whole,
    caught: { rule: 'mp4', place: 'body' },
  },
  {
    id: 'downloads/empty',
    what: 'A file has no bytes.',
    alter: inFile(() => ({ body: '' })),
    only: whole,
    caught: { rule: 'mp4', place: 'body' },
  },
  {
    id: 'downloads/length-too-small',
    what: 'The length is that of a part of the file.',
    alter: inFile(({ bytes, headers }) => ({ headers: { ...headers, 'content-length': String(bytes.length - 100) } })),
    only: whole,
    caught: { rule: 'mp4', place: 'body' },
  },
  {
    id: 'downloads/length-too-large',
    what: 'The length is more than the file has.',
    alter: inFile(({ bytes, headers }) => ({ headers: { ...headers, 'content-length': String(bytes.length + 100) } })),
    only: whole,
    caught: { rule: 'timeout', place: 'reply' },
  },
  {
    id: 'downloads/no-length',
    what: 'The length of a file is not told.',
    alter: inFile(({ headers }) => ({ headers: { ...headers, 'transfer-encoding': 'chunked' } })),
    only: whole,
    caught: { rule: 'content-length', place: 'header content-length' },
  },
  {
    id: 'downloads/content-type',
    what: 'A file says that it is nothing but bytes.',
    alter: inFile(({ headers }) => ({ headers: { ...headers, 'content-type': 'application/octet-stream' } })),
    only: whole,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'downloads/as-json',
    what: 'A link to the file comes in its place.',
    alter: inFile(() => ({
      headers: { 'content-type': 'application/json' },
      body: '{"url":"https://example.com/a.mp4"}',
    })),
    only: whole,
    caught: { rule: 'content-type', place: 'header content-type' },
  },
  {
    id: 'downloads/redirect',
    what: 'A file is elsewhere, and its place told by a redirect.',
    alter: inFile(() => ({ status: 302, headers: { location: 'https://example.com/a.mp4' }, body: '' })),
    only: whole,
    caught: { rule: 'undeclared-status', place: 'status' },
  },
  {
    id: 'downloads/too-early',
    what: 'The file of a task that failed is an empty success.',
    alter: onReply(
      (exchange) => isDownload(exchange) && exchange.status === 400,
      () => ({ status: 200, headers: { 'content-type': 'video/mp4' }, body: '' }),
    ),
    only: ['video/native/failed'],
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'downloads/range-ignored',
    what: 'A part is asked for, and the whole comes.',
    alter: () => ({ request: ({ headers: { range: _, ...headers } }) => ({ headers }) }),
    only: whole,
    caught: { rule: 'status', place: 'step 4 status' },
  },
  {
    id: 'downloads/range-whole-as-part',
    what: 'The whole comes as if it were the part.',
    alter: () => {
      let file: Buffer = Buffer.alloc(0)
      return {
        reply: (exchange) => {
          if (!isDownload(exchange)) return {}
          if (exchange.status === 200) file = exchange.bytes
          return exchange.status === 206 ? { body: file } : {}
        },
      }
    },
    only: whole,
    caught: { rule: 'content-range', place: 'header content-range' },
  },
  {
    id: 'downloads/range-unsaid',
    what: 'A part does not say which one it is.',
    alter: inRange(({ headers: { 'content-range': _, ...headers } }) => ({ headers })),
    only: whole,
    caught: { rule: 'content-range', place: 'header content-range' },
  },
  {
    id: 'downloads/range-end-exclusive',
    what: 'The end of a range is taken for the first byte that is not in it.',
    alter: inRange(({ bytes, headers }) => ({
      headers: { ...headers, 'content-range': (headers['content-range'] ?? '').replace('0-15', '0-14') },
      body: bytes.subarray(0, -1),
    })),
    only: whole,
    caught: { rule: 'header', place: 'header content-range' },
  },
  {
    id: 'downloads/range-size',
    what: 'The size of the file is that of the part.',
    alter: inRange(({ headers }) => ({
      headers: { ...headers, 'content-range': (headers['content-range'] ?? '').replace(/\/\d+/, '/16') },
    })),
    only: whole,
    caught: { rule: 'header', place: 'header content-range' },
  },
  {
    id: 'downloads/range-other-bytes',
    what: 'The bytes of a part are not those of the file.',
    alter: inRange(({ bytes }) => ({ body: Buffer.alloc(bytes.length) })),
    only: whole,
    caught: { rule: 'part', place: 'body' },
  },
  {
    id: 'downloads/range-past-the-end',
    what: 'A range past the end is an empty part.',
    alter: onReply(
      ({ status }) => status === 416,
      () => ({ status: 206, headers: { 'content-type': 'video/mp4' }, body: '' }),
    ),
    only: ['video/range-past-the-end'],
    caught: { rule: 'status', place: 'status' },
  },
]
