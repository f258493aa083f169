import type { Operation } from '../../generators/model/contract.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { asArray, isObject, type Json, type Keys, ownValue, replaceAt } from '../../runtime/json.ts'
import { contract, operationPointer } from '../contract.ts'
import { bodyPointer } from '../request-body.ts'
import { originPointer, questionsAt, specPlace } from '../spec-place.ts'
import type { Case } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { findAddition, getBases } from './derive.ts'
import { draftCase, getCaseId } from './draft-case.ts'
import { accepted, problemStatus } from './expected.ts'
import { placeName, type Site, walkSchema } from './schema-sites.ts'

/** Alternative spellings in `x-protojson` bodies, valid and invalid, once for each place of an example. */
export function protojsonCases(): Case[] {
  const free = contract.operations.filter(({ body }) => body?.protojson === true)
  return free.flatMap((operation) => {
    const root = bodyPointer(operation)
    const cases = getBases(operation).flatMap(({ value }) =>
      walkSchema(root, value).sites.flatMap((site) => [
        ...getCases(operation, site, value),
        ...unwrappedCase(operation, site, value),
      ]),
    )
    return [...groupBy(cases, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
  })
}

function getCases(operation: Operation, site: Site, base: Json): Case[] {
  return Object.entries(spellings).flatMap(([name, respell]) => {
    const body = respell(site, base)
    if (body === undefined) return []
    const choice = findChoice(name, site) ?? findAddition(operation, base)
    return [draftSpelling(operation, [...site.trail, name], { body, choice })]
  })
}

/** The names that the document spells in snake_case. */
const listedNames: ReadonlySet<unknown> = new Set([
  'inlineData',
  'mimeType',
  'systemInstruction',
  'toolConfig',
  'functionCallingConfig',
  'functionDeclarations',
  'responseMimeType',
  'responseSchema',
])

/** The question about the spellings of values and names. */
export const valueForms = 'generate-content-value-forms'

function findChoice(spelling: string, { keys }: Site): string | undefined {
  if (spelling !== 'snake-case') return valueForms
  return listedNames.has(keys.at(-1)) ? undefined : 'generate-content-spellings'
}

/** Another spelling of the body at a site; undefined if there is none. */
export const spellings: Readonly<Record<string, (site: Site, base: Json) => Json | undefined>> = {
  'snake-case': ({ pointer, keys, value }, base) => {
    const name = keys.at(-1)
    if (typeof name !== 'string' || pointer.endsWith('/additionalProperties') || !/[A-Z]/.test(name)) return undefined
    const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return replaceAt(replaceAt(base, keys, undefined), [...keys.slice(0, -1), snake], value)
  },
  'single-object': ({ schema, keys, value }, base) =>
    schema['x-single-object'] === true && Array.isArray(value) && value.length === 1
      ? replaceAt(base, keys, value[0])
      : undefined,
  'integer-as-string': ({ schema, keys, value }, base) =>
    schema.type === 'integer' ? replaceAt(base, keys, String(value)) : undefined,
  'enum-in-lower-case': ({ schema, keys, value }, base) =>
    asArray(schema.enum).length > 0 && typeof value === 'string' && value !== value.toLowerCase()
      ? replaceAt(base, keys, value.toLowerCase())
      : undefined,
  'null-for-absent': ({ schema, keys, value }, base) => {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const absent = Object.keys(properties).find((name) => isObject(value) && !Object.hasOwn(value, name))
    const isAllowed = absent !== undefined && ownValue(properties, absent) !== false
    return isAllowed ? replaceAt(base, [...keys, absent] satisfies Keys, null) : undefined
  },
}

/** A single value for an array that does not accept it. */
function unwrappedCase(operation: Operation, { schema, keys, pointer, trail, value }: Site, base: Json): Case[] {
  if (schema.type !== 'array' || schema['x-single-object'] === true) return []
  if (!Array.isArray(value) || value.length !== 1) return []
  const { pointer: place, source } = specPlace(pointer)
  return [
    {
      ...draftSpelling(operation, trail, { body: replaceAt(base, keys, value[0]), choice: valueForms }),
      id: getCaseId(operation, ['body', ...trail, 'type', 'unwrapped'].join('/')),
      expect: { status: [problemStatus(operation, 'invalid-request') ?? 400], names: placeName(keys) },
      rule: { name: 'type', pointer: `${place}/type`, source },
    },
  ]
}

interface Spelling {
  readonly body: Json
  readonly choice: string | undefined
}

function draftSpelling(operation: Operation, path: readonly string[], { body, choice }: Spelling): Case {
  const request = baseRequest(operation, body)
  return draftCase(operation, {
    path: ['spelling', ...path].join('/'),
    request,
    expect: accepted(operation, request),
    rule: 'x-protojson',
    pointer: `${originPointer(operation.origin)}/requestBody/x-protojson`,
    questions: questionsAt(`${operationPointer(operation)}/requestBody`),
    choice,
  })
}
