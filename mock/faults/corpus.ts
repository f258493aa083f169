import type { Stream } from '../../runtime/contract.ts'
import type { NamedEvent } from '../../runtime/handler.ts'
import { EventJudge } from '../../runtime/judge/event-judge.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { nameOfEvent } from '../../runtime/stream/framing.ts'
import { getExamples, type MockContract, type MockOperation, oncePerContract } from '../mock-contract.ts'

/** A valid example stream, altered at one event so that it breaks the contract. */
export interface IllegalStream {
  /** `<family>/<event>-<alteration>`; the same for all streams of an operation. */
  readonly name: string
  readonly stream: Stream
  readonly example: string
  /** The first finding of the judge. */
  readonly because: string
  readonly events: readonly NamedEvent[]
}

type Events = readonly NamedEvent[]

type Alter = (events: Events, at: number) => Events

const alterations: Readonly<Record<string, Alter>> = {
  missing: (events, at) => events.toSpliced(at, 1),
  twice: (events, at) => events.toSpliced(at, 0, ...events.slice(at, at + 1)),
  late: (events, at) => events.toSpliced(at, 2, ...events.slice(at, at + 2).reverse()),
  last: (events, at) => events.slice(0, at + 1),
  bare: (events, at) => events.with(at, { event: events[at]?.event ?? '', data: {} }),
}

/** All alterations of all events of the examples, except those that leave the stream valid. */
export const listIllegalStreams = oncePerContract<readonly IllegalStream[]>((contract) =>
  contract.routes.flatMap((route) => getIllegalStreams({ contract, route })),
)

export function listCorpusNames(contract: MockContract): readonly string[] {
  return [...new Set(listIllegalStreams(contract).map(({ name }) => name))]
}

export function findIllegalStream(contract: MockContract, stream: Stream, name: string): IllegalStream | undefined {
  return listIllegalStreams(contract).find((illegal) => illegal.name === name && illegal.stream.name === stream.name)
}

function getIllegalStreams(operation: MockOperation): readonly IllegalStream[] {
  const { family, streams } = operation.route
  if (streams.length === 0) return []
  const examples = getExamples(operation).streams
  return streams.flatMap((stream) => {
    const byName = new Map<string, IllegalStream>()
    for (const { name: example, events } of examples.filter((entry) => entry.stream === stream.name))
      for (const altered of alteredStreams(stream, events, `${family}/`))
        if (!byName.has(altered.name)) byName.set(altered.name, { ...altered, stream, example })
    return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  })
}

function alteredStreams(stream: Stream, events: Events, prefix: string) {
  const names = events.map((event) => nameOfEvent(stream, event) ?? '')
  return [...new Set(names)].flatMap((event) =>
    Object.entries(alterations).flatMap(([word, alter]) => {
      const altered = alter(events, names.indexOf(event))
      const because = ruleBrokenBy(altered, stream)
      const name = `${prefix}${event}-${word}`
      return because === undefined ? [] : [{ name, because, events: altered }]
    }),
  )
}

const placeOfEvent = /^(end|event \d+( \S+)?)/

/** Undefined for a valid stream. */
function ruleBrokenBy(events: Events, stream: Stream): string | undefined {
  const broken: string[] = []
  const onFinding = ({ place, message }: Finding) =>
    void broken.push(`${place.replace(placeOfEvent, '')} ${message}`.trim())
  const judge = new EventJudge(stream, undefined, { onFinding })
  for (const event of events) judge.take(event)
  judge.end()
  return broken[0]
}
