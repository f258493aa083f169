import { readFileSync } from 'node:fs'

/** One case of a transcript: the bytes of a stream and the expected log. */
export interface TranscriptCase {
  readonly title: string
  /** The name of the stream in the contract. */
  readonly stream: string
  readonly contentType: string
  readonly bytes: Uint8Array
  /** One line per event or finding, in order. */
  readonly log: readonly string[]
}

interface Block {
  readonly words: readonly string[]
  readonly text: string
}

const FENCE = /^```(.*)\n([\s\S]*?)^```$/gm

/**
 * Parses a Markdown file of cases. Each section has a description, a block `stream NAME ...` with the bytes, and a
 * block `log`. A block `short NAME` defines a long JSON value, written «NAME» in the streams. Options after the
 * stream's name: `crlf` and `cr` for line ends, `bom`, `bytes` where `\xHH` is a byte, `type=...` for another
 * Content-Type.
 */
export function readTranscript(path: string): TranscriptCase[] {
  const [head = '', ...sections] = readFileSync(path, 'utf8').split(/^## /m)
  const shorts = new Map(
    getBlocks(head)
      .filter(({ words }) => words[0] === 'short')
      .map(({ words, text }) => [words[1] ?? '', JSON.stringify(JSON.parse(text))]),
  )
  return sections.map((section) => {
    const blocks = getBlocks(section)
    const stream = blocks.find(({ words }) => words[0] === 'stream')
    const log = blocks.find(({ words }) => words[0] === 'log')
    const title = section.slice(0, section.indexOf('\n'))
    if (!stream || !log) throw new Error(`${path}: "${title}" lacks a stream or a log`)
    const [, name = '', ...words] = stream.words
    const type = words.find((word) => word.startsWith('type='))?.slice('type='.length)
    const contentType = type ?? (name.endsWith('Array') ? 'application/json' : 'text/event-stream; charset=utf-8')
    const text = stream.text.replace(/«([^»]*)»/g, (_, short) => shorts.get(short) ?? `unknown ${short}`)
    return { title, stream: name, contentType, bytes: toBytes(text, words), log: log.text.trimEnd().split('\n') }
  })
}

function getBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(FENCE)].map(([, info = '', text = '']) => ({ words: info.split(' '), text }))
}

function toBytes(text: string, words: readonly string[]): Uint8Array {
  const ends = words.includes('crlf') ? '\r\n' : words.includes('cr') ? '\r' : '\n'
  const whole = `${words.includes('bom') ? '\ufeff' : ''}${text.replaceAll('\n', ends)}`
  if (!words.includes('bytes')) return Buffer.from(whole)
  const parts = whole.split(/\\x([0-9a-f]{2})/)
  return Buffer.concat(parts.map((part, at) => (at % 2 ? Buffer.from(part, 'hex') : Buffer.from(part))))
}
