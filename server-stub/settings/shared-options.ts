import { many, maybe, one, toggle } from './option.ts'
import { httpUrl, key, keysOfFile, number, origin, pickOne, receiver, text } from './readers.ts'

export const seedNumber = number({ from: 0, to: Number.MAX_SAFE_INTEGER, whole: true })

/** The options of the mock and of the stub. */
export const sharedOptions = {
  port: one({
    name: 'port',
    value: 'NUMBER',
    fallback: '4010',
    about: 'port to listen on; 0 picks a free one',
    read: number({ from: 0, to: 65_535, whole: true }),
  }),
  host: one({ name: 'host', value: 'HOST', fallback: '127.0.0.1', about: 'address to listen on', read: text }),
  keys: many({
    name: 'key',
    value: 'KEY',
    fallback: ['sk-mock'],
    about: 'key that lets a request in; repeat it for several',
    read: key,
  }),
  keyFiles: many({
    name: 'key-file',
    value: 'FILE',
    about: 'file with more keys, one a line; then there is no sk-mock',
    read: keysOfFile,
  }),
  seed: one({
    name: 'seed',
    value: 'NUMBER',
    fallback: '1',
    about: 'the same seed gives the same answers',
    read: seedNumber,
  }),
  speed: one({
    name: 'speed',
    value: 'NUMBER',
    fallback: '1',
    about: 'how fast streams and tasks run; 0 is at once',
    read: number({ from: 0, to: 1_000_000, whole: false }),
  }),
  strict: toggle({
    name: 'strict',
    about: 'take only what the contract spells out: no other names of headers, credentials and paths',
  }),
  edition: one({
    name: 'edition',
    value: 'open|paid',
    fallback: 'paid',
    about: 'edition of the image proxy',
    read: pickOne(['open', 'paid']),
  }),
  models: many({
    name: 'model',
    value: 'ID',
    about: 'one more model id; may end in * for all that begin so',
    read: text,
  }),
  callbackSecret: one({
    name: 'callback-secret',
    value: 'KEY',
    fallback: 'whsec-mock',
    about: 'key that signs callbacks',
    read: text,
  }),
  notifyHook: maybe({
    name: 'notify-hook',
    value: 'URL',
    about: 'where image tasks report when a submit names no address',
    read: httpUrl,
  }),
  graceSeconds: one({
    name: 'grace',
    value: 'SECONDS',
    fallback: '3.5',
    about: 'how long requests and streams may go on once the server is told to stop',
    read: number({ from: 0, to: 3600, whole: false }),
  }),
}

/** Whose web pages may call; the mock lets all, since it holds nothing that a page could steal. */
export function corsOption(fallback: readonly string[]) {
  return many({
    name: 'cors',
    value: 'ORIGIN',
    fallback,
    about: 'origin whose web pages may call, * for all, off for none; repeat it for several',
    read: origin,
  })
}

/** `beside`: what may be reached without it. */
export function callbackOption(beside: string) {
  return many({
    name: 'callback-host',
    value: 'HOST',
    about: `host, network (as 10.0.0.0/8), or the word public, that callbacks may reach; ${beside}; repeat it for several`,
    read: receiver,
  })
}
