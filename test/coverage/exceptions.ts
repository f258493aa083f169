import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { matchesPattern } from '../../conformance/verdict.ts'
import type { Element } from './element.ts'

/** Elements that no test can cover today. */
export interface Exception {
  /** Beginnings of ids of elements; see `matchesPattern`. */
  readonly patterns: readonly string[]
  readonly reason: string
}

/** `untouched.yaml`. Throws where it is not a list of exceptions. */
export function readExceptions(): Exception[] {
  const value: unknown = parse(readFileSync(new URL('untouched.yaml', import.meta.url), 'utf8'))
  if (Array.isArray(value) && value.every(isException)) return value
  throw new TypeError('untouched.yaml has to be a list of {patterns, reason}.')
}

function isException(value: unknown): value is Exception {
  if (typeof value !== 'object' || value === null) return false
  const { patterns, reason } = value as Partial<Exception>
  return (
    Array.isArray(patterns) &&
    patterns.every((each) => typeof each === 'string') &&
    typeof reason === 'string' &&
    reason !== ''
  )
}

export function isExcepted({ id }: Pick<Element, 'id'>, exceptions: readonly Exception[]): boolean {
  return exceptions.some(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, id)))
}

/** Patterns that match no uncovered element. */
export function staleExceptions(untouched: readonly Pick<Element, 'id'>[], exceptions: readonly Exception[]): string[] {
  return exceptions
    .flatMap(({ patterns }) => patterns)
    .filter((pattern) => !untouched.some(({ id }) => matchesPattern(pattern, id)))
}
