import type { Json } from '../json.ts'
import type { Contract, Operation } from '../model/contract.ts'
import { Code, printKey, printLiteral } from '../print/literal.ts'
import { camelCase, pascalCase } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'

/** The examples of an operation, from `examples/<family>.json`. */
export interface Examples {
  readonly replies: readonly Reply[]
  readonly streams: readonly { readonly events: readonly { readonly event: string; readonly data: Json }[] }[]
}

interface Reply {
  readonly status: number
  readonly mediaType: string
  readonly value: Json
}

/** `my/<family>.ts` and `my/handlers.ts`: a handler for every operation that replies with the example of its success. */
export function exampleHandlers(
  contract: Contract,
  getExamples: (family: string) => Readonly<Record<string, Examples>>,
): Map<string, string> {
  const families = contract.families.map(({ name }) => ({ file: name, name: `${camelCase(name)}Handlers` }))
  const spread = families.map(({ name }) => `...${name}`).join(', ')
  const files = families.map(({ file, name }) => {
    const own = contract.operations.filter(({ family }) => family === file)
    return [`my/${file}.ts`, familyFile({ name, type: `${pascalCase(file)}Handlers` }, own, getExamples(file))] as const
  })
  return new Map([...files, ['my/handlers.ts', renderTemplate('project-handlers', { families, spread })]])
}

function familyFile(
  names: { readonly name: string; readonly type: string },
  operations: readonly Operation[],
  examples: Readonly<Record<string, Examples>>,
): string {
  const handlers = operations.map((operation) => describeHandler(operation, examples[operation.operationId]))
  const streams = handlers.flatMap(({ stream }) => (stream ? [stream] : []))
  const imports = [names.type, ...streams.map(({ event }) => event)].sort().join(', ')
  return renderTemplate('project-family', {
    ...names,
    imports,
    operations: handlers,
    streams,
  })
}

/** The example of a handler's reply when it does not stream. */
export function getSuccess(examples: Examples | undefined): Reply | undefined {
  return examples?.replies.find(({ status, mediaType }) => isSuccess(status) && mediaType !== 'text/event-stream')
}

function describeHandler({ operationId }: Operation, examples: Examples | undefined) {
  const reply = getSuccess(examples)
  const events = examples?.streams[0]?.events
  const key = printKey(operationId)
  if (!events) return { key, call: '', outcome: printReply(reply), stream: undefined }
  const name = `${camelCase(operationId)}Events`
  const stream = {
    name,
    event: `${pascalCase(operationId)}Event`,
    events: events.map((each) => printLiteral(each, 2, 8)),
  }
  if (!reply) return { key, call: '', outcome: `{ events: ${name}() }`, stream }
  return { key, call: '{ streaming }', outcome: `streaming ? { events: ${name}() } : ${printReply(reply)}`, stream }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

function printReply(reply: Reply | undefined): string {
  if (!reply || reply.value === undefined) return '{ json: undefined }'
  const { mediaType, value } = reply
  if (/[/+]json$/.test(mediaType.split(';')[0] ?? '')) return printLiteral({ json: value }, 2, 60)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return printLiteral({ bytes: new Code(`Buffer.from(${printLiteral(text)})`), mediaType }, 2, 60)
}
