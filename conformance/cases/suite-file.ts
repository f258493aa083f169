import { readFileSync } from 'node:fs'
import type { Json } from '../../runtime/json.ts'
import { schemaChecker } from '../../settings/check-schema.ts'
import { parseValidFile } from '../../settings/located-file.ts'
import { lazy } from '../remember.ts'
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

const getChecker = lazy(() => {
  return schemaChecker(JSON.parse(readFileSync(new URL('../suites/suite.schema.json', import.meta.url), 'utf8')))
})

/** Reads the text of a file of cases. Throws `FileErrors`. */
export function readSuite(path: string, text: string): SuiteFile {
  return parseValidFile(path, text, getChecker()).value as SuiteFile
}
