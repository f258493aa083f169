import { byName } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { BodyContent, NamedValue, Operation, Stream } from '../model/contract.ts'
import { Code, listCode, type Printable, printComment, printLiteral, printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { getBodyDefaults } from './body-defaults.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { parameterSchema } from './inline-schemas.ts'
import { getNames } from './names.ts'
import { getTemplates } from './problem-templates.ts'
import { getPropertyNames } from './property-names.ts'

/** `routes.ts`: one row per operation, with its validators; `streams.ts`: one constant per stream. */
export function emitRoutes(input: EmitInput): FileMap {
  const { operations, streams } = input.contract
  const routeRows = getRouteRows(input)
  const routes = renderTemplate('routes', {
    ...makeModuleValues(input, routeRows),
    usesProtojson: operations.some(({ body }) => body?.protojson),
    usesErrors: getTemplates(input).templates.size > 0,
    usesStreams: streams.length > 0,
    operationIds: operations.map(({ operationId }) => printString(operationId)).sort(),
    routes: printLiteral(routeRows),
  })
  if (streams.length === 0) return new Map([['routes.ts', routes]])
  const rows = getStreamRows(input)
  const rendered = renderTemplate('streams', {
    ...makeModuleValues(input, [...rows.values()]),
    streams: streams.map(({ name, order }) => ({
      name: getNames(input).stream(name),
      comment: printComment(`Order: \`${order}\`.`),
      value: printLiteral(rows.get(name)),
    })),
  })
  return new Map([
    ['routes.ts', routes],
    ['streams.ts', rendered],
  ])
}

/** Refer to validators, streams and errors by the names of generated code. */
export function getRouteRows(input: Built): readonly Printable[] {
  return input.contract.operations.map((operation) => describeRoute(input, operation))
}

/** The rows of streams by name. */
export function getStreamRows(input: Built): ReadonlyMap<string, Printable> {
  const families = new Map(input.contract.operations.map(({ operationId, family }) => [operationId, family]))
  return new Map(
    input.contract.streams.map((stream) => {
      return [stream.name, streamRow(input, stream, families.get(stream.operationId) ?? 'default')]
    }),
  )
}

/** Imports the validators of families that the rows refer to: compilers may refuse what is not used. */
function makeModuleValues(input: EmitInput, rows: readonly Printable[]): Record<string, unknown> {
  const used = new Set(listCode(rows).map((code) => code.split('.', 1)[0]))
  const families = input.contract.families.map(({ name: file }) => ({ name: getNames(input).family(file), file }))
  const imports = families.filter(({ name }) => used.has(name)).sort((a, b) => byName(a.file, b.file))
  return { header: input.header, contractPath: getImportPath(input.core, 'contract.ts'), imports }
}

function printValidator(input: Built, family: string, schema: string): Code {
  const names = getNames(input)
  return new Code(`${names.family(family)}.${names.schema(schema)}`)
}

function describeRoute(input: Built, operation: Operation): Printable {
  const { family, body } = operation
  const names = getNames(input)
  const { problems = [], errors = [] } = getTemplates(input).byOperation.get(operation.operationId) ?? {}
  const has = (where: string): boolean => operation.parameters.some((parameter) => parameter.in === where)
  const parameterValidators = (['path', 'query', 'header', 'cookie'] as const).filter(has).map((where) => {
    const key = { path: 'validatePath', query: 'validateQuery', header: 'validateHeaders', cookie: 'validateCookies' }[
      where
    ]
    return [key, printValidator(input, family, parameterSchema(input, operation.operationId, where))] as const
  })
  return {
    operationId: operation.operationId,
    family,
    method: operation.method,
    path: operation.path,
    aliases: operation.aliases,
    credentials: operation.credentials,
    parameters: operation.parameters.map(({ required: _, ...parameter }) => parameter),
    ...Object.fromEntries(parameterValidators),
    body: body && {
      required: body.required,
      content: body.content.map((content) => bodyContent(input, content, operation)),
    },
    replies: operation.replies.map(({ status, mediaType, schema, question }) => ({
      status,
      mediaType,
      validate: schema === undefined ? undefined : printValidator(input, family, schema),
      question,
    })),
    problems: printNames(problems),
    errors: printNames(errors),
    streams: operation.streams.map((name) => new Code(`streams.${names.stream(name)}`)),
    capability: operation.capability,
    generation: operation.generation && { ...operation.generation },
    choices: operation.choices,
  }
}

function printNames(names: readonly (readonly [key: string, name: string])[]): Printable {
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map(([key, name]) => [key, new Code(`errors.${name}`)]))
}

function bodyContent(input: Built, { schema, ...content }: BodyContent, { family, body }: Operation): Printable {
  const isProtojson = body?.protojson === true && content.format === 'json'
  return {
    mediaType: content.mediaType,
    format: content.format,
    validate: schema === undefined ? undefined : printValidator(input, family, schema),
    protojson:
      isProtojson && schema !== undefined ? new Code(`protojson.${getNames(input).schema(schema)}`) : undefined,
    defaults: schema === undefined || content.format !== 'json' ? undefined : getBodyDefaults(input, schema),
    fields: content.fields,
    type: content.type,
    ...(schema === undefined || content.format !== 'json' ? {} : getPropertyNames(input, schema)),
  }
}

function streamRow(input: Built, stream: Stream, family: string): Printable {
  const { name, operationId, reply, framing, when, events, automaton, documented, endMark, choices, failure } = stream
  return {
    name,
    operationId,
    reply: reply && { ...reply },
    when,
    framing,
    events: events.map(({ name, schema, examples: _, ...event }) => {
      return { name, validate: printValidator(input, family, schema), ...event }
    }),
    order: { states: automaton.states, accepting: automaton.accepting, failures: automaton.failures },
    documented: documented && { states: documented.states, accepting: documented.accepting },
    endMark,
    choices,
    failure: failure && {
      event: failure.event,
      variants: printVariants(failure.variants),
      slots: failure.slots,
      unframed: failure.unframed || undefined,
    },
  }
}

export function printVariants(variants: readonly NamedValue[]): Printable {
  return variants.map(({ name, value }) => ({ name, body: value }))
}
