import type { Operation } from '../../generators/model/contract.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { asArray, isObject, type Json, type Keys, ownValue, replaceAt } from '../../runtime/json.ts'
import { operationPointer, type SuiteContract } from '../contract.ts'
import { bodyPointer } from '../request-body.ts'
import { formatOrigin, getQuestionsAt, locateInSpec } from '../spec-location.ts'
import type { Case } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { findUsedChoice, listBaseBodies } from './derive.ts'
import { draftCase, getCaseId } from './draft-case.ts'
import { expectAccepted, problemStatus } from './expected.ts'
import { formatFieldPath, type Site, toSnakeCase, walkSchema } from './schema-sites.ts'

/** Alternative spellings in `x-protojson` bodies, valid and invalid, once for every path in the examples. */
export function protojsonCases(contract: SuiteContract): Case[] {
  const operations = contract.operations.filter(({ body }) => body?.protojson === true)
  return operations.flatMap((operation) => {
    const root = bodyPointer(contract, operation)
    const cases = listBaseBodies(contract, operation).flatMap(({ value: base }) =>
      walkSchema(contract, root, base).sites.flatMap((site) => [
        ...spellingCases(contract, operation, { ...site, base }),
        ...unwrappedCases(contract, operation, { ...site, base }),
      ]),
    )
    return [...groupBy(cases, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
  })
}

/** A site with the body that it is in. */
type BasedSite = Site & { readonly base: Json }

function spellingCases(contract: SuiteContract, operation: Operation, site: BasedSite): Case[] {
  return Object.entries(spellings).flatMap(([name, respell]) => {
    const body = respell(site, site.base)
    if (body === undefined) return []
    const choice = findSpellingChoice(name, site) ?? findUsedChoice(contract, operation, site.base)
    return [draftSpelling(contract, operation, { path: [...site.trail, name], body, choice })]
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

function findSpellingChoice(spelling: string, { keys }: Site): string | undefined {
  if (spelling !== 'snake-case') return valueForms
  return listedNames.has(keys.at(-1)) ? undefined : 'generate-content-spellings'
}

/** Another spelling of the body at a site; undefined if there is none. */
export const spellings: Readonly<Record<string, (site: Site, base: Json) => Json | undefined>> = {
  'snake-case': ({ pointer, keys, value }, base) => {
    const name = keys.at(-1)
    if (typeof name !== 'string' || pointer.endsWith('/additionalProperties') || !/[A-Z]/.test(name)) return undefined
    return replaceAt(replaceAt(base, keys, undefined), [...keys.slice(0, -1), toSnakeCase(name)], value)
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

/** A single value instead of an array, for arrays that do not accept it. */
function unwrappedCases(contract: SuiteContract, operation: Operation, site: BasedSite): Case[] {
  const { schema, keys, pointer: schemaPointer, trail, value, base } = site
  if (schema.type !== 'array' || schema['x-single-object'] === true) return []
  if (!Array.isArray(value) || value.length !== 1) return []
  const { pointer, source } = locateInSpec(contract, schemaPointer)
  const body = replaceAt(base, keys, value[0])
  return [
    {
      ...draftSpelling(contract, operation, { path: trail, body, choice: valueForms }),
      id: getCaseId(operation, ['body', ...trail, 'type', 'unwrapped'].join('/')),
      expect: { status: [problemStatus(operation, 'invalid-request') ?? 400], names: formatFieldPath(keys) },
      rule: { name: 'type', pointer: `${pointer}/type`, source },
    },
  ]
}

interface Spelling {
  readonly path: readonly string[]
  readonly body: Json
  readonly choice: string | undefined
}

function draftSpelling(contract: SuiteContract, operation: Operation, { path, body, choice }: Spelling): Case {
  const request = baseRequest(contract, operation, body)
  return draftCase(operation, {
    path: ['spelling', ...path].join('/'),
    request,
    expect: expectAccepted(contract, operation, request),
    rule: 'x-protojson',
    pointer: `${formatOrigin(operation.origin)}/requestBody/x-protojson`,
    questions: getQuestionsAt(contract, `${operationPointer(operation)}/requestBody`),
    choice,
  })
}
