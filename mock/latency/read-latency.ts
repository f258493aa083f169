import type { Route } from '../../runtime/contract.ts'
import { type CheckSchema, schemaChecker } from '../../settings/check-schema.ts'
import type { PathError } from '../../settings/errors.ts'
import { readTextFile } from '../../settings/files.ts'
import { parseValidFile } from '../../settings/located-file.ts'
import { matchesRoute } from '../match-request.ts'
import { type MockContract, oncePerContract } from '../mock-contract.ts'
import { nameOperations } from '../scenarios/schema-errors.ts'
import { isTextOperation } from '../scenarios/supported-answers.ts'
import { type Distribution, toPoints } from './distribution.ts'
import type { Latency, LatencyRule } from './latency.ts'
import { makeSchema } from './latency-schema.ts'

/** Reads a file in YAML or JSON that `latency.schema.json` describes. Throws a `FileError` with one line an error. */
export function readLatencyFile(path: string, contract: MockContract, option: string): readonly LatencyRule[] {
  return readLatency(readTextFile(path, option), path, contract)
}

/** Reads the text of such a file; `name` is its name in messages. */
export function readLatency(text: string, name: string, contract: MockContract): readonly LatencyRule[] {
  const { value } = parseValidFile(name, text, (written) => findErrors(written, contract))
  return (value as LatencyText).latency
}

interface LatencyText {
  readonly latency: readonly LatencyRule[]
}

const getChecker = oncePerContract<CheckSchema>((contract) => schemaChecker(makeSchema(nameOperations(contract))))

/** The rules that compare values are checked when the schema accepts all. */
function findErrors(value: unknown, contract: MockContract): readonly PathError[] {
  const schemaErrors = getChecker(contract)(value)
  if (schemaErrors.length > 0) return schemaErrors
  return (value as LatencyText).latency.flatMap((rule, index) => {
    const routes = contract.routes.filter((route) => matchesRoute(rule.match ?? {}, route))
    const none = { path: ['match'], message: 'no operation is in `family` and in `operation`; change one' }
    const errors = routes.length === 0 ? [none] : findLatencyErrors(rule, routes)
    return errors.map((error) => ({ ...error, path: ['latency', index, ...error.path] }))
  })
}

/** What the schema cannot state of a latency that is for these operations. */
export function findLatencyErrors(latency: Latency, routes: readonly Route[]): readonly PathError[] {
  const { firstTokenMs, betweenTokensMs, replyMs } = latency
  const distributions = Object.entries({ firstTokenMs, betweenTokensMs, replyMs }).flatMap(([name, distribution]) =>
    findOrderErrors(distribution).map((error) => ({ ...error, path: [name, ...error.path] })),
  )
  return [...distributions, ...findIdleTimes(latency, routes)]
}

const textTimes = ['firstTokenMs', 'betweenTokensMs', 'perThousandPromptTokensMs'] as const

function findIdleTimes(latency: Latency, routes: readonly Route[]): readonly PathError[] {
  const isText = routes.some(isTextOperation)
  const isOther = routes.some((route) => !isTextOperation(route))
  const idle = textTimes.filter((name) => !isText && latency[name] !== undefined)
  const message = 'no operation in its scope answers with the text of a model: use `replyMs`'
  const others =
    'every operation in its scope answers with the text of a model: use `firstTokenMs` and `betweenTokensMs`'
  return [
    ...idle.map((name) => ({ path: [name], message })),
    ...(isOther || latency.replyMs === undefined ? [] : [{ path: ['replyMs'], message: others }]),
  ]
}

function findOrderErrors(distribution: Distribution | undefined): readonly PathError[] {
  if (typeof distribution !== 'object') return []
  if ('uniform' in distribution) {
    const [least, most] = distribution.uniform
    return least > most ? [{ path: ['uniform'], message: 'the range must be ascending, as [100, 900]' }] : []
  }
  if ('lognormal' in distribution) {
    const { median, p95 } = distribution.lognormal
    const message = `must not be less than \`median\`, which is ${median}`
    return p95 < median ? [{ path: ['lognormal', 'p95'], message }] : []
  }
  return 'percentiles' in distribution ? findFalls(distribution.percentiles) : []
}

function findFalls(percentiles: Readonly<Record<string, number>>): readonly PathError[] {
  const points = toPoints(percentiles)
  return Object.entries(percentiles).flatMap(([name, ms]) => {
    const before = points.findLast(({ share }) => share < Number(name.slice(1)) / 100)?.ms ?? 0
    const message = `must not be less than the percentile before it, which is ${before}`
    return ms < before ? [{ path: ['percentiles', name], message }] : []
  })
}
