import { asObject, asString, asStrings, type Json, type JsonObject } from '../../../runtime/json.ts'
import { type Answer, events, json, type MinimalFamily, type Reason } from './reply.ts'
import { makeObject, makeValue, objectsIn, writeText } from './text.ts'

/** The HTTP status and its name; the document does not say which code they have. */
const refusals: Readonly<Record<Reason, readonly [http: number, status: string, code?: number]>> = {
  'missing-key': [401, 'UNAUTHENTICATED'],
  'wrong-key': [401, 'UNAUTHENTICATED'],
  invalid: [400, 'INVALID_ARGUMENT'],
  unknown: [404, 'NOT_FOUND', 5],
}

export function createGenerateContent(): MinimalFamily {
  return {
    answer: ({ operationId, path, query, body }) => {
      if (!path.model?.startsWith('gw-')) return refuse('unknown', 'There is no such model.')
      if (body.cachedContent !== undefined) return refuse('unknown', 'There is no such content.')
      const parts = makeParts(body)
      const end = { finishReason: 'STOP', index: 0 }
      if (operationId === 'generateContent') return json(200, { candidates: [{ content: { parts }, ...end }] })
      const chunks = [{ candidates: [{ content: { parts } }] }, { candidates: [end] }]
      if (query.get('alt') === 'sse') return withEndMark(events(chunks))
      // The document shows no form but server-sent events.
      const lines = chunks.map((chunk) => `${JSON.stringify(chunk)}\n`)
      return { status: 200, type: 'application/x-ndjson', body: lines.join('') }
    },
    refuse: (reason, { message, param }) => refuse(reason, message, param),
  }
}

/** The document does not say how a stream ends. */
function withEndMark({ body, ...answer }: Answer): Answer {
  return { ...answer, body: `${body}data: [DONE]\n\n` }
}

function makeParts(body: JsonObject): JsonObject[] {
  const called = findForcedFunction(body)
  if (called) return [{ functionCall: { name: called.name ?? '', args: makeObject(asObject(called.parameters)) } }]
  const { stopSequences, responseMimeType, responseSchema } = asObject(body.generationConfig)
  const value = responseSchema === undefined ? {} : makeValue(asObject(responseSchema))
  if (responseMimeType === 'application/json') return [{ text: JSON.stringify(value) }]
  const word = responseMimeType === 'text/x.enum' ? asString(value) : undefined
  return [{ text: writeText(asStrings(stopSequences), word).text }]
}

/** The function that the mode `ANY` forces, if one is declared. */
function findForcedFunction({ tools, toolConfig }: JsonObject): JsonObject | undefined {
  const { mode, allowedFunctionNames } = asObject(asObject(toolConfig).functionCallingConfig)
  const allowed: readonly Json[] = asStrings(allowedFunctionNames)
  const declared = objectsIn(tools).flatMap(({ functionDeclarations }) => objectsIn(functionDeclarations))
  const isAllowed = ({ name = '' }: JsonObject) => allowed.length === 0 || allowed.includes(name)
  return mode === 'ANY' ? declared.find(isAllowed) : undefined
}

function refuse(reason: Reason, message: string, field = ''): Answer {
  const [http, status, code = http] = refusals[reason]
  const fieldViolations = [{ field, description: message }]
  const detail = { '@type': 'https://gateway.example.com/types/BadRequest', fieldViolations }
  return json(http, { error: { code, message, status, details: field === '' ? [{ hint: message }] : [detail] } })
}
