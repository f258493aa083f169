import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import { isObject, type Json, ownValue, setKey } from '../json.ts'
import { getErrorCode } from '../problem.ts'
import type { OperationExamples } from './example-handlers.ts'

/** The generated parts of a contract that a mock serves. */
export interface MockTables extends Contract {
  readonly title: string
  /** Reads `openapi.json`, `asyncapi.json` or `examples/<family>.json`; undefined if the contract has no such file. */
  readonly readDocument: (name: string) => unknown
}

/** Adds the JSON files that are generated into `folder`, and reads a file when it is asked for. */
export function createMockTables({
  folder,
  ...tables
}: Omit<MockTables, 'readDocument'> & { readonly folder: string }) {
  return { ...tables, readDocument: (name: string) => readJson(join(folder, name)) } satisfies MockTables
}

/** A path and not a URL: bundlers rewrite `new URL(..., import.meta.url)`, and under jsdom `URL` is not Node's. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

type Examples = Readonly<Record<string, OperationExamples>>

/** The examples of all operations, by operationId. */
export function readExamples({ families, readDocument }: MockTables): Examples {
  // The generator writes the files in this form.
  const read = (family: string) => readDocument(`examples/${family}.json`) as Examples | undefined
  return Object.fromEntries(families.flatMap(({ name }) => Object.entries(read(name) ?? {})))
}

/** Several contracts as one. The first has the title; their documents are joined when they are read. */
export function joinTables(all: readonly [MockTables, ...MockTables[]]): MockTables {
  const [first, ...others] = all
  if (others.length === 0) return first
  return {
    title: first.title,
    families: all.flatMap(({ families }) => families),
    routes: all.flatMap(({ routes }) => routes),
    readDocument: (name) => all.map(({ readDocument }) => readDocument(name) as Json | undefined).reduce(joinDocuments),
  }
}

/** Joins objects by their keys and concatenates arrays; of other values the first counts. */
function joinDocuments(first: Json | undefined, second: Json | undefined): Json | undefined {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second]
  if (!isObject(first) || !isObject(second)) return first ?? second
  const joined = { ...first }
  for (const key of Object.keys(second)) {
    const value = joinDocuments(ownValue(first, key), ownValue(second, key))
    if (value !== undefined) setKey(joined, key, value)
  }
  return joined
}
