import { Code, CopyButton, Section } from './components.tsx'
import { toCode, toCurl } from './copy-as.ts'
import type { Mark } from './list-marks.ts'
import { MarkedJson } from './marked-json.tsx'
import type { Request } from './store.ts'

interface RequestProps {
  readonly request: Request
  /** Lines of the body that findings are about. */
  readonly marks: readonly Mark[]
}

export function RequestSection({ request, marks }: RequestProps) {
  const { body, bodyIsTruncated } = request
  const tools = (
    <>
      <CopyButton text={() => toCurl(request)}>Copy as curl</CopyButton>
      <CopyButton text={() => toCode(request)}>Copy as SDK code</CopyButton>
    </>
  )
  return (
    <Section title="Sent request" tools={tools}>
      {typeof body === 'string' ? (
        <>
          <Code label="Request body">{body}</Code>
          {marks.map(({ path, message }) => (
            <p key={path} class="caution">
              {message}
            </p>
          ))}
        </>
      ) : (
        body !== null && <MarkedJson value={body} label="Request body" marks={marks} />
      )}
      {body === null && !bodyIsTruncated && <p class="hint">It has no body.</p>}
      {bodyIsTruncated && <p class="hint">The journal did not keep the whole body.</p>}
      {Object.entries({ 'curl command': toCurl, 'SDK code': toCode }).map(([title, write]) => (
        <details key={title}>
          <summary>{title}</summary>
          <Code label={title}>{write(request)}</Code>
        </details>
      ))}
    </Section>
  )
}

export function HeadersSection({ request, marks }: RequestProps) {
  const { headers, replyHeaders = {}, method, path, status } = request
  return (
    <>
      <Section title="Request headers" class="part titled">
        <p class="request-line">
          <code>
            {method} {path}
          </code>
        </p>
        <HeadersTable headers={headers} marks={marks} />
      </Section>
      {Object.keys(replyHeaders).length > 0 && (
        <Section title="Reply headers">
          <p class="request-line">
            <code>HTTP/1.1 {status}</code>
          </p>
          <HeadersTable headers={replyHeaders} marks={[]} />
        </Section>
      )}
    </>
  )
}

interface HeadersProps {
  readonly headers: Readonly<Record<string, string>>
  readonly marks: readonly Mark[]
}

function HeadersTable({ headers, marks }: HeadersProps) {
  return (
    <>
      <table class="headers">
        <tbody>
          {Object.entries(headers).map(([name, value]) => {
            const mark = marks.find(({ path: marked }) => marked.toLowerCase() === name)
            return (
              <tr key={name} class={mark?.tone}>
                <th scope="row">{name}</th>
                <td>
                  {value}
                  {mark && <span class="why">{mark.message}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {marks
        .filter(({ path: marked }) => !Object.hasOwn(headers, marked.toLowerCase()))
        .map(({ path: marked, message }) => (
          <p key={marked} class="caution">
            <b>{marked}</b> {message}
          </p>
        ))}
    </>
  )
}
