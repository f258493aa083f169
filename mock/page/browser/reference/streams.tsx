import type { ComponentChildren } from 'preact'
import { asObject, asString, type JsonObject } from '../../../../runtime/json.ts'
import { getDeclaredOrder } from '../../declared-order.ts'
import { Code, Section, WithCode } from '../components.tsx'
import { Description, Examples, listExamples } from './content.tsx'
import { type AsyncOperation, follow, type ReferenceDocument } from './documents.ts'
import { Later, SchemaTree } from './schema-tree.tsx'
import { getPartId, linkTo } from './target.ts'

const FRAMINGS: ReadonlyMap<unknown, string> = new Map([
  ['named', 'Server-sent events with an `event:` line, the name, and a `data:` line, the payload.'],
  ['data', 'Server-sent events with a `data:` line only.'],
  ['json-array', 'The elements of one JSON array, which is written piece by piece.'],
])

interface StreamProps {
  readonly document: ReferenceDocument
  readonly operationId: string
  readonly sent: AsyncOperation
  /** The part of it that the address names. */
  readonly part: readonly string[]
}

/** A stream: when it comes, the order of its events, and their payloads. */
export function StreamSection({ document, operationId, sent, part }: StreamProps) {
  const { name, node, messages } = sent
  const { in: where, name: field, equals } = asObject(node['x-stream-when'])
  const order = getDeclaredOrder(node)
  const names = new Set(messages.map(([event]) => event))
  return (
    <div id={getPartId('streams', name)}>
      <Section title={`Stream: ${asString(node.title) ?? name}`}>
        <Description text={node.description} />
        {where !== undefined && (
          <Description text={`It comes if \`${field}\` in the ${where} is \`${JSON.stringify(equals)}\`.`} />
        )}
        <Description text={FRAMINGS.get(node['x-event-framing'])} />
        {order.length > 0 && (
          <>
            <h3>Order of events</h3>
            <Code label={`Order of events of ${name}`}>
              {order.map((line) => (
                <div key={line}>
                  {linkEvents(line, names, (event) =>
                    linkTo(document.name, 'operations', operationId, 'streams', name, event),
                  )}
                </div>
              ))}
            </Code>
          </>
        )}
        <h3>Events</h3>
        {messages.map(([event, message]) => (
          <Message
            key={event}
            document={document}
            id={getPartId('streams', name, event)}
            name={event}
            message={message}
            isOpen={part[0] === event}
          />
        ))}
      </Section>
    </div>
  )
}

/** The names of events in an order, as links. */
function linkEvents(line: string, names: ReadonlySet<string>, link: (event: string) => string): ComponentChildren[] {
  return line.split(/([^\s()|*+?,=]+)/).map((word, index) =>
    names.has(word) ? (
      <a key={index} href={link(word)}>
        {word}
      </a>
    ) : (
      word
    ),
  )
}

interface MessageProps {
  readonly document: ReferenceDocument
  readonly id: string
  readonly name: string
  readonly message: JsonObject
  readonly isOpen: boolean
}

function Message({ document, id, name, message, isOpen }: MessageProps) {
  const { summary, description, payload } = message
  return (
    <Later
      label={
        <>
          <code class="name">{name}</code> <WithCode text={asString(summary) ?? ''} />
        </>
      }
      id={id}
      isOpen={isOpen}
    >
      {() => (
        <>
          <Description text={description} />
          <SchemaTree document={document} schema={payload} />
          <Examples examples={listExamples(document, message)} label={`Example of ${name}`} />
        </>
      )}
    </Later>
  )
}

/** What is sent to an address of the client after the reply. */
export function CallbackSection({ document, sent }: Pick<StreamProps, 'document' | 'sent'>) {
  const { name, node, messages } = sent
  return (
    <div id={getPartId('callbacks', name)}>
      <Section title={`Callback: ${asString(node.title) ?? name}`}>
        <Description text={follow(document, node.channel).description} />
        <Description text={node.description} />
        {messages.map(([message, value]) => (
          <Message
            key={message}
            document={document}
            id={getPartId('callbacks', name, message)}
            name={message}
            message={value}
            isOpen={false}
          />
        ))}
      </Section>
    </div>
  )
}
