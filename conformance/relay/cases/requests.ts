import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, ownValue, tryParseJson } from '../../../runtime/json.ts'
import { bodyPointer } from '../../request-body.ts'
import type { Call, ChatRequest, Part, Turn } from '../chat.ts'
import {
  type RelayCase,
  type RelayContext,
  type Relayed,
  type RelayFinding,
  relay,
  userTurn,
  violate,
} from '../relay.ts'
import { answer } from '../script.ts'
import { weatherTool } from './calls.ts'

/** What a client says reaches the upstream with its meaning. */
export function listRequestCases(): RelayCase[] {
  return requestRows.map(
    ({ name, request, member, compare }): RelayCase => ({
      rule: 'request-lost',
      name,
      run: async (context) => {
        const relayed = await relay(context, { reply: answer('Understood.') }, request)
        return {
          findings: isUnsayable(context, member) ? [] : findChanges({ member, compare }, relayed, context),
          relayed,
        }
      },
    }),
  )
}

const isUnsayable = ({ format }: RelayContext, member: keyof ChatRequest) => format.unsayable.has(member)

interface Row {
  readonly name: string
  readonly request: Partial<ChatRequest>
  /** The part of the request that the row is about. */
  readonly member: keyof ChatRequest
  /** Says what is wrong with the request that the upstream got; `lost` if it has nothing of the part. */
  readonly compare: (got: ChatRequest, asked: ChatRequest) => Difference | undefined
}

type Difference = 'lost' | { readonly altered: string }

const image = {
  mediaType: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO4pK0NAAL7ASmwssldAAAAAElFTkSuQmCC',
}

const call: Call = { id: 'call_relay_7', name: 'get_weather', arguments: '{"city":"Évora"}' }
const other: Call = { ...call, id: 'call_relay_8', arguments: '{"city":"Faro"}' }

const conversation: readonly Turn[] = [
  userTurn('Which river flows through Lisbon?'),
  { role: 'assistant', parts: [{ kind: 'text', text: 'The Tagus.' }] },
  userTurn('And through Porto? “Dóuro”, I think.'),
]

const toolTurns: readonly Turn[] = [
  userTurn('How is the weather in Évora and Faro?'),
  {
    role: 'assistant',
    parts: [
      { kind: 'text', text: 'I look.' },
      { kind: 'call', ...call },
      { kind: 'call', ...other },
    ],
  },
  {
    role: 'user',
    parts: [
      { kind: 'result', id: call.id, name: call.name, text: 'rain, 12 °C' },
      { kind: 'result', id: other.id, name: other.name, text: 'sun, 25 °C' },
    ],
  },
]

const schema: JsonObject = {
  type: 'object',
  properties: { city: { type: 'string' }, degrees: { type: 'integer' } },
  required: ['city', 'degrees'],
}

const timeTool = {
  name: 'get_time',
  description: 'Tells the time of a zone.',
  parameters: { type: 'object', properties: { zone: { type: 'string', enum: ['utc', 'local'] } }, required: ['zone'] },
}

const tools = [weatherTool, timeTool]

export const requestRows: readonly Row[] = [
  {
    name: 'system',
    member: 'system',
    request: { system: 'Answer in one sentence. ≤ 20 words.' },
    compare: compareSystem,
  },
  { name: 'turns', member: 'turns', request: { turns: conversation }, compare: compareTexts },
  {
    name: 'images',
    member: 'turns',
    request: {
      turns: [
        {
          role: 'user',
          parts: [
            { kind: 'text', text: 'Which colour?' },
            { kind: 'image', ...image },
          ],
        },
      ],
    },
    compare: compareImages,
  },
  { name: 'tools', member: 'tools', request: { tools }, compare: compareTools },
  {
    name: 'tool-choice-required',
    member: 'toolChoice',
    request: { tools, toolChoice: 'required' },
    compare: same('toolChoice'),
  },
  { name: 'tool-choice-none', member: 'toolChoice', request: { tools, toolChoice: 'none' }, compare: compareForbidden },
  {
    name: 'tool-choice-named',
    member: 'toolChoice',
    request: { tools, toolChoice: { name: 'get_time' } },
    compare: compareNamed,
  },
  { name: 'tool-calls', member: 'turns', request: { tools, turns: toolTurns }, compare: compareCalls },
  { name: 'tool-results', member: 'turns', request: { tools, turns: toolTurns }, compare: compareResults },
  { name: 'temperature', member: 'temperature', request: { temperature: 0.25 }, compare: same('temperature') },
  { name: 'top-p', member: 'topP', request: { topP: 0.75 }, compare: same('topP') },
  { name: 'max-tokens', member: 'maxTokens', request: { maxTokens: 321 }, compare: same('maxTokens') },
  { name: 'stop', member: 'stop', request: { stop: ['END', '\n\n'] }, compare: same('stop') },
  { name: 'schema', member: 'schema', request: { schema }, compare: (got) => compareJson(schema, got.schema) },
]

function findChanges(
  { member, compare }: Pick<Row, 'member' | 'compare'>,
  relayed: Relayed,
  context: RelayContext,
): RelayFinding[] {
  const { upstreamFormat } = context
  const { asked, client, upstream } = relayed
  const [first] = upstream
  const said = upstreamFormat.name
  if (first === undefined) {
    const isRefused = client.status >= 400 && client.status < 500
    const mayRefuse = upstreamFormat.unsayable.has(member) || !isInContract(asked, context)
    if (isRefused && mayRefuse && namesMember(client.body, member)) return []
    return [violate(member, `the gateway answers ${client.status} and asks no upstream: ${client.body.slice(0, 200)}`)]
  }
  const difference = compare(first.asked, asked)
  if (difference === undefined) return []
  if (difference === 'lost') return [violate(member, `the request in ${said} that the upstream got has none`)]
  return [{ ...violate(member, difference.altered), rule: 'request-altered' }]
}

/** Whether the contract of the client's format has such a request. */
function isInContract(asked: ChatRequest, { format, contract }: RelayContext): boolean {
  const operation = contract.operationsById.get(format.operationId(asked.stream))
  if (operation?.body === undefined) return true
  return contract.validatorAt(bodyPointer(contract, operation))(format.writeRequest(asked).body)
}

/** Whether a refusal names the field, in any spelling of it. */
function namesMember(body: string, member: string): boolean {
  return body.toLowerCase().replaceAll('_', '').includes(member.toLowerCase())
}

function same(member: 'toolChoice' | 'temperature' | 'topP' | 'maxTokens' | 'stop'): Row['compare'] {
  return (got, asked) => {
    if (got[member] === undefined) return 'lost'
    if (isDeepStrictEqual(got[member], asked[member])) return undefined
    return { altered: `the client said ${show(asked[member])}, the upstream got ${show(got[member])}` }
  }
}

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 200) ?? 'nothing'

/** Tools that must not be called need not be sent. */
function compareForbidden(got: ChatRequest, asked: ChatRequest): Difference | undefined {
  return got.tools?.length === 0 ? undefined : same('toolChoice')(got, asked)
}

/** A choice of one function is the same as the duty to call the only one that is sent. */
function compareNamed(got: ChatRequest, asked: ChatRequest): Difference | undefined {
  const [only, ...others] = got.tools ?? []
  const isOnly = got.toolChoice === 'required' && others.length === 0 && only?.name === 'get_time'
  return isOnly ? undefined : same('toolChoice')(got, asked)
}

/** A gateway may add words of its own. */
function compareSystem({ system = '' }: ChatRequest, asked: ChatRequest): Difference | undefined {
  if (system.includes(asked.system ?? '')) return undefined
  return system === '' ? 'lost' : { altered: `the client said ${show(asked.system)}, the upstream got ${show(system)}` }
}

/** Texts by turn; turns of one role that follow each other are one. */
function listTexts(turns: readonly Turn[]): string[] {
  const texts: { role: string; text: string }[] = []
  for (const { role, parts } of turns) {
    const text = parts.flatMap((part) => (part.kind === 'text' ? part.text : [])).join('')
    const last = texts.at(-1)
    if (last?.role === role) last.text += text
    else texts.push({ role, text })
  }
  return texts.map(({ role, text }) => `${role}: ${text.replace(/\s*\[relay-mark-\w+\]/, '')}`)
}

function compareTexts(got: ChatRequest, asked: ChatRequest): Difference | undefined {
  const [before, after] = [listTexts(asked.turns), listTexts(got.turns)]
  if (isDeepStrictEqual(before, after)) return undefined
  return after.length < before.length
    ? 'lost'
    : { altered: `the client said ${show(before)}, the upstream got ${show(after)}` }
}

function listParts<Kind extends Part['kind']>({ turns }: ChatRequest, kind: Kind): Extract<Part, { kind: Kind }>[] {
  const isOfKind = (part: Part): part is Extract<Part, { kind: Kind }> => part.kind === kind
  return turns.flatMap(({ parts }) => parts.filter(isOfKind))
}

function compareImages(got: ChatRequest): Difference | undefined {
  const [first] = listParts(got, 'image')
  if (first === undefined) return 'lost'
  if (first.data === image.data && (first.mediaType === '' || first.mediaType === image.mediaType)) return undefined
  return {
    altered: `the client sent a PNG of ${image.data.length} characters in base64, the upstream got ${first.mediaType}, ${first.data.length} characters`,
  }
}

function compareTools(got: ChatRequest, asked: ChatRequest): Difference | undefined {
  if ((got.tools ?? []).length < tools.length) return 'lost'
  for (const [at, tool] of (asked.tools ?? []).entries()) {
    const sent = got.tools?.[at]
    if (sent?.name !== tool.name || sent.description !== tool.description)
      return { altered: `tool ${at} was ${show(tool)}, the upstream got ${show(sent)}` }
    const difference = compareJson(tool.parameters, sent.parameters)
    if (difference !== undefined) return difference
  }
  return undefined
}

/** Compares schemas: a gateway may add members, and formats spell types differently. */
function compareJson(said: JsonObject, got: JsonObject | undefined): Difference | undefined {
  if (got === undefined || Object.keys(got).length === 0) return 'lost'
  return contains(said, got)
    ? undefined
    : { altered: `the client sent the schema ${show(said)}, the upstream got ${show(got)}` }
}

function contains(said: Json, got: Json | undefined): boolean {
  if (Array.isArray(said)) return Array.isArray(got) && said.every((item, at) => contains(item, got[at]))
  if (isObject(said))
    return isObject(got) && Object.entries(said).every(([name, value]) => contains(value, ownValue<Json>(got, name)))
  return typeof said === 'string' && typeof got === 'string' ? said.toLowerCase() === got.toLowerCase() : said === got
}

function compareCalls(got: ChatRequest): Difference | undefined {
  const calls = listParts(got, 'call')
  if (calls.length < 2) return 'lost'
  const wrong = [call, other].find(({ name, arguments: written }, at) => {
    const sent = calls[at]
    return sent?.name !== name || !isDeepStrictEqual(tryParseJson(sent.arguments), tryParseJson(written))
  })
  return wrong === undefined
    ? undefined
    : { altered: `the client sent the call ${show(wrong)}, the upstream got ${show(calls)}` }
}

function compareResults(got: ChatRequest): Difference | undefined {
  const [calls, results] = [listParts(got, 'call'), listParts(got, 'result')]
  if (results.length < 2) return 'lost'
  const wrong = ['rain, 12 °C', 'sun, 25 °C'].find((text, at) => {
    const { id = '' } = calls[at] ?? {}
    // Without ids, results follow the order of the calls.
    const sent = id === '' ? results[at] : results.find((result) => result.id === id)
    return !sent?.text.includes(text)
  })
  if (wrong === undefined) return undefined
  return {
    altered: `the result ${show(wrong)} is not the one of its call: the upstream got ${show({ calls, results })}`,
  }
}
