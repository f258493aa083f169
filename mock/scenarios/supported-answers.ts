import type { ProblemKind, Route } from '../../runtime/contract.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { declaresStatus, getErrors } from '../declared-errors.ts'
import { getExamples, getMockedContract } from '../mocked-contract.ts'
import type { Answer, ErrorAnswer, ImageCode } from './scenario.ts'

const { routes } = getMockedContract()
const textOperations = operationsWith('text')
const imageTaskOperations = operationsWith('image-task')
const taskOperations = operationsWith('video-task', 'image-task')
const imageOperations = operationsWith('image-task', 'image-account')

function operationsWith(...capabilities: readonly string[]): readonly string[] {
  return routes.flatMap(({ operationId, capability = '' }) => (capabilities.includes(capability) ? [operationId] : []))
}

/** The kind of answer that each field implies. */
export const answerKinds: Readonly<Record<keyof Answer, AnswerKind>> = {
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
}

/** Whether all fields of an answer belong to the same kind. */
export function isOfOneKind(answer: Answer): boolean {
  return new Set((Object.keys(answer) as (keyof Answer)[]).map((field) => answerKinds[field])).size <= 1
}

export type AnswerKind = 'words' | 'example' | 'status' | 'error' | 'task'

/** Reasons why an operation does not support an answer, by field. */
export type UnsupportedReasons = readonly { readonly field: string; readonly reason: string }[]

/** Empty if the operation supports the answer. */
export function unsupportedReasons(answer: Answer, route: Route): UnsupportedReasons {
  return (Object.keys(answer) as (keyof Answer)[]).flatMap((field) => {
    const findReason = reasons[field] ?? (answerKinds[field] === 'words' ? withoutText : undefined)
    const reason = findReason?.(answer, route)
    return reason === undefined ? [] : [{ field, reason }]
  })
}

type Reason = (answer: Answer, route: Route) => string | undefined

const withoutText = among(textOperations, 'does not answer with the text of a model')

const reasons: Readonly<Partial<Record<keyof Answer, Reason>>> = {
  task: among(taskOperations, 'does not start a task'),
  callback: among(taskOperations, 'does not start a task'),
  code: ({ code }, route) => (code === undefined ? undefined : codeReason(code, route)),
  status: ({ status }, route) => {
    if (status === undefined || declaresStatus(route, status)) return undefined
    const { operationId, replies } = route
    const statuses = [...new Set(replies.map((reply) => reply.status))]
    return `\`${operationId}\` does not answer with status ${status}; known: ${statuses.join(', ')}`
  },
  example: ({ example = '' }, route) => {
    const { replies, streams } = getExamples(route)
    const names = [...new Set([...replies, ...streams].map(({ name }) => name))]
    if (names.includes(example)) return undefined
    return `unknown example \`${example}\` of \`${route.operationId}\`; ${suggestion(example, names)}`
  },
  error: ({ error }, route) => (error === undefined ? undefined : errorReason(getError(error), route)),
}

function among(operations: readonly string[], lack: string): Reason {
  return (_, { operationId }) =>
    operations.includes(operationId) ? undefined : `\`${operationId}\` ${lack}; these do: ${operations.join(', ')}`
}

function codeReason(code: ImageCode, route: Route): string | undefined {
  const able = code === 22 ? imageTaskOperations : imageOperations
  return among(able, `does not answer with the code ${code}`)({}, route)
}

/** A misspelled kind has been removed, with an error of its own. */
function errorReason({ kind, variant }: Partial<ErrorAnswer>, route: Route): string | undefined {
  if (kind === undefined) return undefined
  const { operationId } = route
  const problems = getErrors(route)
  const answered = (Object.keys(problems) as ProblemKind[]).filter((each) =>
    declaresStatus(route, problems[each]?.status ?? 0),
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
export function isTextOperation({ operationId }: Route): boolean {
  return textOperations.includes(operationId)
}
