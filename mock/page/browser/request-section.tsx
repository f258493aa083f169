import { Code, CopyButton, JsonView, Section } from './components.tsx'
import { toCode, toCurl } from './copy-as.ts'
import type { Request } from './store.ts'

export function RequestSection({ request }: { request: Request }) {
  const { body, bodyIsTruncated, headers } = request
  const tools = (
    <>
      <CopyButton text={() => toCurl(request)}>Copy as curl</CopyButton>
      <CopyButton text={() => toCode(request)}>Copy as SDK code</CopyButton>
    </>
  )
  return (
    <Section title="Sent request" tools={tools}>
      {body !== null && <JsonView value={body} label="Request body" />}
      {bodyIsTruncated && <p class="hint">Long parts are truncated.</p>}
      <details>
        <summary>Headers</summary>
        <table class="headers">
          <tbody>
            {Object.entries(headers).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {Object.entries({ 'curl command': toCurl, 'SDK code': toCode }).map(([title, write]) => (
        <details key={title}>
          <summary>{title}</summary>
          <Code label={title}>{write(request)}</Code>
        </details>
      ))}
    </Section>
  )
}
