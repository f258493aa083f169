import type { ProblemKind, Route } from '../../runtime/contract.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { declaresStatus, getErrors } from '../declared-errors.ts'
import { getExamples, type MockOperation } from '../mock-contract.ts'
import type { Answer, ErrorAnswer, ImageCode } from './scenario.ts'

/** The kind of answer that a field implies; `changes` may be added to the others. */
const fieldKinds: Readonly<Record<keyof Answer, AnswerKind | 'changes'>> = {
  text: 'words',
  reasoning: 'words',
  refusal: 'words',
  json: 'words',
  calls: 'words',
  finish: 'words',
  blocked: 'words',
  usage: 'words',
  example: 'example',
  status: 'status',
  error: 'error',
  code: 'task',
  message: 'task',
  task: 'task',
  callback: 'task',
  reply: 'reply',
  patch: 'changes',
  remove: 'changes',
}

/** The kinds that the fields of an answer imply; a valid answer has at most one. */
export function getKinds(answer: Answer): readonly AnswerKind[] {
  const kinds = new Set((Object.keys(answer) as (keyof Answer)[]).map((field) => fieldKinds[field]))
  return [...kinds].filter((kind) => kind !== 'changes')
}

export type AnswerKind = 'words' | 'example' | 'status' | 'error' | 'task' | 'reply'

/** Reasons why an operation does not support an answer, by field. */
export type UnsupportedReasons = readonly { readonly field: string; readonly reason: string }[]

/** Empty if the operation supports the answer. */
export function unsupportedReasons(answer: Answer, operation: MockOperation): UnsupportedReasons {
  return (Object.keys(answer) as (keyof Answer)[]).flatMap((field) => {
    const findReason = reasons[field] ?? (fieldKinds[field] === 'words' ? withoutText : undefined)
    const reason = findReason?.(answer, operation)
    return reason === undefined ? [] : [{ field, reason }]
  })
}

type Reason = (answer: Answer, operation: MockOperation) => string | undefined

const withoutText = needsCapability(['text'], 'does not answer with the text of a model')
const withoutTask = needsCapability(['video-task', 'image-task'], 'does not start a task')

const reasons: Readonly<Partial<Record<keyof Answer, Reason>>> = {
  task: withoutTask,
  callback: withoutTask,
  code: ({ code }, operation) => (code === undefined ? undefined : codeReason(code, operation)),
  status: ({ status }, { route }) => {
    if (status === undefined || declaresStatus(route, status)) return undefined
    const { operationId, replies } = route
    const statuses = [...new Set(replies.map((reply) => reply.status))]
    return `\`${operationId}\` does not answer with status ${status}; known: ${statuses.join(', ')}`
  },
  example: ({ example = '' }, operation) => {
    const { replies, streams } = getExamples(operation)
    const names = [...new Set([...replies, ...streams].map(({ name }) => name))]
    if (names.includes(example)) return undefined
    return `unknown example \`${example}\` of \`${operation.route.operationId}\`; ${suggestion(example, names)}`
  },
  error: ({ error }, operation) => (error === undefined ? undefined : errorReason(getError(error), operation)),
}

function needsCapability(capabilities: readonly string[], lack: string): Reason {
  const hasCapability = ({ capability = '' }: Route) => capabilities.includes(capability)
  return (_, { contract, route }) => {
    if (hasCapability(route)) return undefined
    const able = contract.routes.filter(hasCapability).map(({ operationId }) => operationId)
    return `\`${route.operationId}\` ${lack}; these do: ${able.join(', ')}`
  }
}

function codeReason(code: ImageCode, operation: MockOperation): string | undefined {
  const capabilities = code === 22 ? ['image-task'] : ['image-task', 'image-account']
  return needsCapability(capabilities, `does not answer with the code ${code}`)({}, operation)
}

/** A misspelled kind has been removed, with an error. */
function errorReason({ kind, variant }: Partial<ErrorAnswer>, operation: MockOperation): string | undefined {
  if (kind === undefined) return undefined
  const { route } = operation
  const { operationId } = route
  const problems = getErrors(operation)
  const answered = (Object.keys(problems) as ProblemKind[]).filter((name) =>
    declaresStatus(route, problems[name]?.status ?? 0),
  )
  if (!answered.includes(kind))
    return `\`${operationId}\` does not answer with the error \`${kind}\`; known: ${answered.join(', ')}`
  const variants = problems[kind]?.variants.map(({ name }) => name) ?? []
  if (variant === undefined || variants.includes(variant)) return undefined
  return `unknown variant \`${variant}\` of \`${kind}\` for \`${operationId}\`; ${suggestion(variant, variants)}`
}

export function getError(error: ProblemKind | ErrorAnswer): ErrorAnswer {
  return typeof error === 'string' ? { kind: error } : error
}

/** Whether a text model answers the operation. */
export function isTextOperation({ capability }: Route): boolean {
  return capability === 'text'
}
