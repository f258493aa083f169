import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { pointerKeys } from '../../generators/json.ts'
import type { Json } from '../../server-stub/core/contract.ts'
import type { Expectation } from '../verdict.ts'

type Texts = Readonly<Record<string, string>>

/** A file of `suites/`, as `suite.schema.json` describes it. */
export interface SuiteFile {
  readonly family: string
  readonly cases: readonly SuiteCase[]
}

export interface SuiteCase {
  readonly id: string
  readonly says: string
  readonly rule?: string
  readonly pointer?: string
  readonly source: readonly string[]
  readonly questions?: readonly string[]
  /** The open question, if the document states nothing that the case expects. */
  readonly choice?: string
  readonly needs?: readonly string[]
  readonly steps: readonly SuiteStep[]
}

export interface SuiteStep {
  readonly operation: string
  readonly path?: Texts
  readonly query?: Texts
  readonly headers?: Texts
  readonly body?: Json
  readonly 'raw-body'?: string
  readonly credential?: 'valid' | 'none' | 'wrong'
  readonly expect?: Omit<Expectation, 'status' | 'stream'> & { readonly status?: number | readonly number[] }
  readonly keep?: Texts
  readonly poll?: { readonly at: string }
}

/** An invalid file of cases; each line of the message is `file:line: error`. */
export class SuiteError extends Error {
  override readonly name = 'SuiteError'
}

const schema = JSON.parse(readFileSync(new URL('../suites/suite.schema.json', import.meta.url), 'utf8'))
const validate = new Ajv2020({ allErrors: true, strict: true, strictRequired: false }).compile<SuiteFile>(schema)

/** Reads the text of a file of cases. Throws a SuiteError. */
export function readSuite(file: string, text: string): SuiteFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const faults = document.errors.map(
    ({ pos, message }) => `${file}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`,
  )
  if (faults.length > 0) throw new SuiteError(faults.join('\n'))
  const value: unknown = document.toJS()
  if (validate(value)) return value
  const errors = validate.errors ?? []
  throw new SuiteError(
    errors
      .map(({ instancePath, message, params }) => {
        const extra = 'additionalProperty' in params ? ` (${params.additionalProperty})` : ''
        return `${file}:${formatLine(document, instancePath, lines)}: ${instancePath || 'the file'} ${message}${extra}`
      })
      .join('\n'),
  )
}

function formatLine(document: Document, pointer: string, lines: LineCounter): number {
  const keys = pointerKeys(pointer)
  const node = keys.length === 0 ? document.contents : document.getIn(keys.map(indexOrName), true)
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1
}

function indexOrName(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key
}
