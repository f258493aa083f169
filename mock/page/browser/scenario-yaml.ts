import { isObject, tryParseJson } from '../../../runtime/json.ts'
import { assembleAnswer, getPartText } from '../../conversation/assemble-answer.ts'
import { lastUserText } from '../../conversation/last-user-text.ts'
import { describeRequest } from './describe-request.ts'
import { isAdded, type Request, store } from './store.ts'

/** An exchange as a scenario: the same question gets the same answer again. */
export function toScenario(request: Request): string {
  const { operationId, id, status } = request
  const { model } = describeRequest(request)
  const [line = ''] = lastUserText(request.body).trim().split('\n')
  const text = line.slice(0, 60)
  const match = {
    ...(operationId ? { operation: operationId } : {}),
    ...(model ? { model } : {}),
    ...(text ? { text } : {}),
  }
  const isError = status !== null && status >= 400
  const answer = isError || !operationId ? { status: status ?? 200 } : getAnswer(request)
  const name = findName(`${operationId ?? 'request'}-${id}`)
  return `scenarios:\n  - ${toYaml({ name, match, answer }, 4).trimStart()}\n`
}

/** A name that no scenario of the files has. */
function findName(name: string): string {
  const taken = new Set(store.scenarios.flatMap((scenario) => (isAdded(scenario) ? [] : [scenario.name])))
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`
  return free
}

function getAnswer(request: Request): Readonly<Record<string, unknown>> {
  const { parts } = assembleAnswer(request)
  const join = (wanted: string) =>
    parts
      .filter(({ kind }) => kind === wanted)
      .map(getPartText)
      .join('')
  const calls = parts.flatMap((part) =>
    part.kind === 'tool call' ? [{ name: part.name, arguments: tryParseJson(getPartText(part)) ?? {} }] : [],
  )
  const answer = {
    ...(join('thinking') ? { reasoning: join('thinking') } : {}),
    ...(join('text') ? { text: join('text') } : {}),
    ...(join('refusal') ? { refusal: join('refusal') } : {}),
    ...(calls.length > 0 ? { calls } : {}),
  }
  return Object.keys(answer).length > 0 ? answer : { status: request.status ?? 200 }
}

/** Mappings in blocks; everything else is JSON, which is YAML too. */
function toYaml(value: unknown, indent: number): string {
  if (!isObject(value) || Object.keys(value).length === 0) return JSON.stringify(value)
  const space = ' '.repeat(indent)
  return Object.entries(value)
    .map(([key, member]) => {
      const inner = isObject(member) && Object.keys(member).length > 0
      return `${space}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:${inner ? '\n' : ' '}${toYaml(member, indent + 2)}`
    })
    .join('\n')
}
