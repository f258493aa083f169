import { tryParseJson } from '../../../runtime/json.ts'
import { getText } from '../chat.ts'
import { note, type RelayCase, type RelayContext, type Relayed, type RelayFinding, relay, violate } from '../relay.ts'
import { answer, type Behaviour, type FailureKind, getErrorBody } from '../script.ts'
import { inBothModes } from './modes.ts'

/** A failure of the upstream is a failure for the client, of the same kind, and is not repeated once an answer has begun. */
export function listFailureCases(): RelayCase[] {
  return [...listHiddenCases(), ...listErrorCases(), ...listRepeatCases()]
}

const failures: readonly (readonly [kind: FailureKind, words: string])[] = [
  ['cut', 'cut the connection in the middle'],
  ['stall', 'sent half of the answer and nothing more'],
  ['error-event', 'sent an error in the middle'],
  ['garbage', 'sent garbage in the middle'],
  ['early-end', 'ended in the middle'],
]

const reply = answer(['The first words, ', 'some more, ', 'and the end.'])

function listHiddenCases(): RelayCase[] {
  return failures.flatMap(([kind, words]) => {
    const stage = kind === 'stall' ? 'stalling' : 'failing'
    return inBothModes({ rule: 'failure-hidden', name: kind, stage }, async (context, stream) => {
      const relayed = await relay(context, { reply, behaviour: { kind } }, { stream })
      return { findings: findHidden(words, relayed, context), relayed }
    })
  })
}

function findHidden(words: string, { client }: Relayed, { pace }: RelayContext): RelayFinding[] {
  const said = `the upstream ${words}`
  if (client.hasLeft)
    return [violate('end', `${said}: the client waited ${pace.timeoutMs / 1000} s and learned nothing`)]
  if (client.reply.failure !== undefined) return []
  const text = JSON.stringify(getText(client.reply).slice(0, 60))
  const reason = client.reply.stopWord ?? 'no reason'
  return [violate('end', `${said}: the client got ${text} as a complete answer (${reason})`)]
}

interface ErrorRow {
  readonly name: string
  readonly behaviour: Extract<Behaviour, { kind: 'error' }>
  /** Statuses of the same kind. */
  readonly accepts: (status: number) => boolean
  readonly meaning: string
}

const isOf =
  (...statuses: readonly number[]) =>
  (status: number) =>
    statuses.includes(status)
const isServerError = (status: number) => status >= 500 && status < 600
const error = (status: number, more: object = {}) => ({ kind: 'error' as const, status, ...more })

const html = { contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }

const errorRows: readonly ErrorRow[] = [
  { name: '400', behaviour: error(400), accepts: isOf(400, 422), meaning: 'the request is wrong' },
  {
    name: '401',
    behaviour: error(401),
    accepts: isServerError,
    meaning: 'the key of the gateway is wrong, not that of the client',
  },
  {
    name: '403',
    behaviour: error(403),
    accepts: (status) => status === 403 || isServerError(status),
    meaning: 'the gateway may not use the model',
  },
  {
    name: '404',
    behaviour: error(404),
    accepts: (status) => status === 404 || isServerError(status),
    meaning: 'there is no such model',
  },
  { name: '413', behaviour: error(413), accepts: isOf(413, 400), meaning: 'the request is too large' },
  { name: '429', behaviour: error(429, { retryAfter: '17' }), accepts: isOf(429), meaning: 'too many requests' },
  { name: '500', behaviour: error(500), accepts: isServerError, meaning: 'the upstream failed' },
  {
    name: '503',
    behaviour: error(503, { retryAfter: '17' }),
    accepts: isServerError,
    meaning: 'the upstream is not available',
  },
  { name: '529', behaviour: error(529), accepts: isServerError, meaning: 'the upstream is overloaded' },
  { name: 'html', behaviour: error(502, html), accepts: isServerError, meaning: 'a proxy before the upstream failed' },
  { name: 'empty', behaviour: error(500, { body: '' }), accepts: isServerError, meaning: 'the upstream failed' },
]

function listErrorCases(): RelayCase[] {
  return errorRows.flatMap((row) =>
    inBothModes({ rule: 'error-misread', name: row.name, stage: 'failing' }, async (context, stream) => {
      const relayed = await relay(context, { reply, behaviour: row.behaviour }, { stream })
      return { findings: findMisread(row, relayed, context), relayed }
    }),
  )
}

function findMisread(
  { behaviour, accepts, meaning }: ErrorRow,
  relayed: Relayed,
  { format, upstreamFormat }: RelayContext,
): RelayFinding[] {
  const { client } = relayed
  const said = `the upstream answered ${behaviour.status} (${meaning})`
  const isPassed = format.name === upstreamFormat.name && client.status === behaviour.status
  const sent = getErrorBody(format, behaviour)
  const findings: RelayFinding[] = []
  if (!accepts(client.status)) findings.push(violate('status', `${said}, the client got ${client.status}`))
  if (client.status >= 400 && !format.isError(tryParseJson(client.body)))
    findings.push(
      violate(
        'body',
        `${said}, and the body that the client got is no error of its format: ${client.body.slice(0, 120)}`,
      ),
    )
  const retryAfter = client.headers['retry-after']
  if (behaviour.retryAfter !== undefined && accepts(client.status) && retryAfter === undefined)
    findings.push(
      violate('header retry-after', `${said} with Retry-After: ${behaviour.retryAfter}, which the client did not get`),
    )
  // A gateway that changes nothing between two ends of one format hides nothing.
  if (!isPassed || client.body !== sent) return findings
  return findings.map(({ message }) => note('relay-passed-through', message))
}

function listRepeatCases(): RelayCase[] {
  const row = { rule: 'request-repeated', stage: 'failing' } as const
  const cut = inBothModes({ ...row, name: 'begun' }, async (context, stream) => {
    const relayed = await relay(context, { reply, behaviour: { kind: 'cut' } }, { stream })
    const repeated = relayed.upstream.filter(({ hasBegun }) => hasBegun).length - 1
    const message = `the upstream had begun to answer, and the gateway sent the request ${repeated} more times`
    return { findings: repeated > 0 ? [violate('upstream', message)] : [], relayed }
  })
  const hungUp: RelayCase = {
    ...row,
    name: 'before-an-answer',
    run: async (context) => {
      const relayed = await relay(context, { reply, behaviour: { kind: 'hang-up' } }, {})
      const retries = relayed.upstream.length - 1
      const message = `the upstream closed the connection without an answer, and the gateway tried again ${retries} times`
      return { findings: retries > 0 ? [note('relay-retries', message)] : [], relayed }
    },
  }
  return [...cut, hungUp]
}
