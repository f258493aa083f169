import { asObject, asString, asStrings, isObject, type JsonObject } from '../../../../runtime/json.ts'
import { Section, WithCode } from '../components.tsx'
import { Content, Description, Examples, listExamples } from './content.tsx'
import { follow, listAsyncOperations, type Operation, type ReferenceDocument } from './documents.ts'
import { Later, SchemaTree } from './schema-tree.tsx'
import { CallbackSection, StreamSection } from './streams.tsx'
import { getPartId } from './target.ts'
import { TryIt } from './try-it.tsx'

interface OperationProps {
  readonly document: ReferenceDocument
  readonly operation: Operation
  /** The part that the address names. */
  readonly part: readonly string[]
}

/** An operation: what it takes, replies, streams and sends, and a form to try it. */
export function OperationView({ document, operation, part }: OperationProps) {
  const { id, method, path, node, parameters } = operation
  const body = follow(document, node.requestBody)
  const sent = listAsyncOperations(document, id)
  const [member, ...rest] = part
  return (
    <article class="operation">
      <header class="stack head">
        <h2>{asString(node.summary) ?? id}</h2>
        <p class="row">
          <b class="method">{path === undefined ? 'Webhook' : method}</b>
          <code>{path ?? id}</code>
        </p>
        <Description text={node.description} />
        <p class="hint">
          <code>{id}</code>
          {node.deprecated === true && ' · deprecated'}
          {node['x-source'] !== undefined && ` · Source: ${asStrings(node['x-source']).join('; ')}`}
        </p>
      </header>
      {path !== undefined && <TryIt key={id} document={document} operation={operation} path={path} />}
      {parameters.length > 0 && <Parameters document={document} parameters={parameters} chosen={rest[0]} />}
      {isObject(node.requestBody) && (
        <div id={getPartId('body')}>
          <Section title="Body" note={body.required === true ? 'required' : 'optional'}>
            <Description text={body.description} />
            <Content
              document={document}
              content={body.content}
              label="the body"
              path={member === 'body' ? rest : undefined}
            />
          </Section>
        </div>
      )}
      <Replies document={document} responses={asObject(node.responses)} part={member === 'responses' ? rest : []} />
      {sent
        .filter(({ isStream }) => isStream)
        .map((stream) => (
          <StreamSection
            key={stream.name}
            document={document}
            operationId={id}
            sent={stream}
            part={rest[0] === stream.name ? rest.slice(1) : []}
          />
        ))}
      {sent
        .filter(({ isStream }) => !isStream)
        .map((callback) => (
          <CallbackSection key={callback.name} document={document} sent={callback} />
        ))}
      <DeclaredCallbacks document={document} callbacks={asObject(node.callbacks)} />
    </article>
  )
}

function Parameters({
  document,
  parameters,
  chosen,
}: Pick<OperationProps, 'document'> & { parameters: Operation['parameters']; chosen: string | undefined }) {
  return (
    <Section title="Parameters">
      <ul class="properties">
        {parameters.map((parameter) => {
          const name = asString(parameter.name) ?? ''
          const media = follow(document, Object.values(asObject(parameter.content))[0])
          const isTarget = chosen === name.toLowerCase()
          return (
            <li
              key={`${parameter.in} ${name}`}
              id={getPartId('parameters', name.toLowerCase())}
              class={isTarget ? 'stack property target' : 'stack property'}
            >
              <p class="row">
                <code class="name">{name}</code>
                <span class="hint">in the {asString(parameter.in)}</span>
                {parameter.required === true && <b class="required">required</b>}
              </p>
              <Description text={parameter.description} />
              <SchemaTree document={document} schema={parameter.schema ?? media.schema} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface RepliesProps extends Pick<OperationProps, 'document' | 'part'> {
  readonly responses: JsonObject
}

/** Replies by status; errors are closed until they are asked for. */
function Replies({ document, responses, part }: RepliesProps) {
  const [chosen, ...path] = part
  const all = Object.entries(responses).map(([status, reply]) => [status, follow(document, reply)] as const)
  const isError = (status: string) => /^[45]|^default$/.test(status)
  const errors = all.filter(([status]) => isError(status))
  return (
    <>
      {all
        .filter(([status]) => !isError(status))
        .map(([status, reply]) => (
          <div key={status} id={getPartId('responses', status)}>
            <Section title={`Reply ${status}`}>
              <Reply document={document} status={status} reply={reply} path={chosen === status ? path : undefined} />
            </Section>
          </div>
        ))}
      {errors.length > 0 && (
        <Section title="Errors">
          {errors.map(([status, reply]) => (
            <Later
              key={status}
              id={getPartId('responses', status)}
              label={<WithCode text={`\`${status}\` ${asString(reply.description) ?? ''}`} />}
              isOpen={chosen === status}
            >
              {() => (
                <Reply
                  document={document}
                  status={status}
                  reply={{ ...reply, description: '' }}
                  path={chosen === status ? path : undefined}
                />
              )}
            </Later>
          ))}
        </Section>
      )}
    </>
  )
}

interface ReplyProps {
  readonly document: ReferenceDocument
  readonly status: string
  readonly reply: JsonObject
  readonly path: readonly string[] | undefined
}

function Reply({ document, status, reply, path }: ReplyProps) {
  const headers = Object.entries(asObject(reply.headers))
  return (
    <>
      <Description text={reply.description} />
      {headers.length > 0 && (
        <ul class="properties">
          {headers.map(([name, written]) => {
            const header = follow(document, written)
            return (
              <li key={name} class="stack property">
                <p class="row">
                  <code class="name">{name}</code>
                  <span class="hint">header</span>
                </p>
                <Description text={header.description} />
                <Examples
                  examples={listExamples(document, header)}
                  label={`Example of the header ${name} of ${status}`}
                />
              </li>
            )
          })}
        </ul>
      )}
      <Content document={document} content={reply.content} label={`the reply ${status}`} path={path} />
    </>
  )
}

/** The callbacks that OpenAPI declares with the operation. */
function DeclaredCallbacks({ document, callbacks }: Pick<OperationProps, 'document'> & { callbacks: JsonObject }) {
  const requests = Object.entries(callbacks).flatMap(([name, callback]) =>
    Object.entries(follow(document, callback)).flatMap(([address, item]) =>
      Object.entries(follow(document, item)).flatMap(([method, node]) =>
        isObject(node) && 'responses' in node ? [{ name, address, method, node }] : [],
      ),
    ),
  )
  return (
    <>
      {requests.map(({ name, address, method, node }) => (
        <Section key={`${name} ${address} ${method}`} title={`Callback: ${name}`}>
          <p class="row">
            <b class="method">{method.toUpperCase()}</b>
            <code>{address}</code>
          </p>
          <Description text={node.description ?? node.summary} />
          <Content
            document={document}
            content={follow(document, node.requestBody).content}
            label={`the callback ${name}`}
          />
        </Section>
      ))}
    </>
  )
}
