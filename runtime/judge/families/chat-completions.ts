import { groupBy } from '../../es2024.ts'
import { asObject } from '../../json.ts'
import { listAt, numberAt, textAt, valueAt } from '../../json-path.ts'
import type { ContractRules } from '../contract.ts'
import { type EventViolation, type JudgedEvent, none, type StreamRules, sortByNumber } from '../stream-rule.ts'
import { addsUp, staysSame } from '../stream-rules.ts'
import { chatCompletionsReplies, chatUsage } from './chat-completions-replies.ts'

/** The chat-completions format: a chunk has pieces of choices, which are identified by index. */
const chatCompletions: StreamRules = {
  source: ['https://platform.openai.com/docs/api-reference/chat-streaming'],
  rules: [
    ...['id', 'created', 'model'].map((name) => staysSame({ name: `chunk-${name}`, at: [name] })),
    addsUp({ ...chatUsage, at: 'usage' }),
    choicesFinish(),
    callsInOrder(),
    rolesFirst(),
    usageAlone(),
  ],
  replies: chatCompletionsReplies.rules,
  fold: foldChunks,
  incidental: new Set(['id', 'created']),
}

/** The rules of the contract of chat completions. */
export const chatCompletionsRules = {
  streams: { createChatCompletion: chatCompletions },
  replies: { createChatCompletion: chatCompletionsReplies },
} satisfies ContractRules

function listChoices(data: unknown) {
  return listAt(data, 'choices').map((choice, position) => {
    return { choice, index: numberAt(choice, 'index') ?? position, at: `choices.${position}` }
  })
}

/** Each choice that has begun finishes once, and nothing follows its end. */
function choicesFinish() {
  const watch = () => {
    const open = new Set<number>()
    const finished = new Set<number>()
    let isJudged = true
    return {
      event({ event, data }: JudgedEvent) {
        if (event === 'error') isJudged = false
        return listChoices(data).flatMap(({ choice, index, at }) => {
          const violations: EventViolation[] = finished.has(index)
            ? [{ at, message: `goes on with the choice ${index}, which has finished` }]
            : []
          open.add(index)
          if (textAt(choice, 'finish_reason') !== undefined) finished.add(index)
          return violations
        })
      },
      end() {
        const missing = isJudged ? [...open].find((index) => !finished.has(index)) : undefined
        return missing === undefined ? none : [{ at: '', message: `ends before the choice ${missing} has finished` }]
      },
      invalidate() {
        isJudged = false
      },
    }
  }
  return { name: 'choice-end', watch }
}

/** The calls of a choice have consecutive indexes; the first piece of each has its id and its name. */
function callsInOrder() {
  const watch = () => {
    const counts = new Map<number, number>()
    return {
      event({ data }: JudgedEvent) {
        return listChoices(data).flatMap(({ choice, index: choiceIndex, at }) =>
          listAt(choice, 'delta.tool_calls').flatMap((call, position): EventViolation[] => {
            const count = counts.get(choiceIndex) ?? 0
            const index = numberAt(call, 'index') ?? 0
            const path = `${at}.delta.tool_calls.${position}`
            if (index < count) return []
            counts.set(choiceIndex, index + 1)
            const message = `must be ${count}, got ${index}`
            const order = index === count ? [] : [{ rule: 'call-index', at: `${path}.index`, message }]
            const lacks = ['id', 'function.name'].filter((name) => textAt(call, name) === undefined)
            return [
              ...order,
              ...lacks.map((name) => ({ at: `${path}.${name}`, message: 'is missing in the first piece of a call' })),
            ]
          }),
        )
      },
    }
  }
  return { name: 'call-start', watch }
}

/** The role is in the first piece of a choice, and in no other. */
function rolesFirst() {
  const watch = () => {
    const begun = new Set<number>()
    return {
      event({ data }: JudgedEvent) {
        return listChoices(data).flatMap(({ choice, index, at }): EventViolation[] => {
          const hasRole = textAt(choice, 'delta.role') !== undefined
          const isFirst = !begun.has(index)
          begun.add(index)
          if (hasRole === isFirst) return []
          const message = isFirst ? 'is missing in the first piece of a choice' : 'is repeated in a later piece'
          return [{ at: `${at}.delta.role`, message }]
        })
      },
    }
  }
  return { name: 'role', watch }
}

/** The usage is in a chunk without choices. */
function usageAlone() {
  const event = ({ event, data }: JudgedEvent) =>
    event === 'usage' || !valueAt(data, 'usage')
      ? none
      : [{ at: 'usage', message: 'must be in a chunk without choices' }]
  return { name: 'usage-chunk', watch: () => ({ event }) }
}

/** Joins the pieces of the choices to a whole completion. */
function foldChunks(events: readonly JudgedEvent[]): unknown {
  if (events.some(({ event }) => event === 'error')) return undefined
  const pieces = groupBy(
    events.flatMap(({ data }) => listChoices(data)),
    ({ index }) => index,
  )
  const last = events.at(-1)?.data
  const usage = events.map(({ data }) => valueAt(data, 'usage')).findLast(Boolean)
  const { id, created, model } = asObject(last)
  const choices = sortByNumber(pieces).map((group) => joinChoice(group.map(({ choice }) => choice)))
  return { id, object: 'chat.completion', created, model, choices, ...(usage ? { usage } : {}) }
}

function joinChoice(pieces: readonly unknown[]): unknown {
  const join = (at: string) => pieces.map((piece) => textAt(piece, at) ?? '').join('')
  const calls = joinCalls(pieces.flatMap((piece) => listAt(piece, 'delta.tool_calls')))
  const content = join('delta.content')
  const refusal = join('delta.refusal')
  const tokens = pieces.flatMap((piece) => listAt(piece, 'logprobs.content'))
  const annotations = pieces.flatMap((piece) => listAt(piece, 'delta.annotations'))
  const message = {
    role: 'assistant',
    content: content === '' && (calls.length > 0 || refusal !== '') ? null : content,
    refusal: refusal === '' ? null : refusal,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
    ...(annotations.length > 0 ? { annotations } : {}),
  }
  return {
    index: numberAt(pieces[0], 'index'),
    message,
    logprobs: tokens.length > 0 ? { content: tokens, refusal: null } : null,
    finish_reason: pieces.map((piece) => textAt(piece, 'finish_reason')).findLast((reason) => reason !== undefined),
  }
}

function joinCalls(pieces: readonly unknown[]): unknown[] {
  const calls = new Map<number, { readonly id: unknown; readonly name: unknown; json: string }>()
  for (const piece of pieces) {
    const index = numberAt(piece, 'index') ?? 0
    const json = textAt(piece, 'function.arguments') ?? ''
    const call = calls.get(index)
    if (call) call.json += json
    else calls.set(index, { id: valueAt(piece, 'id'), name: valueAt(piece, 'function.name'), json })
  }
  return sortByNumber(calls).map(({ id, name, json }) => {
    return { id, type: 'function', function: { name, arguments: json } }
  })
}
