import { toBytes } from '../../proxy/recording/recorded-body.ts'
import type { RecordedBody, RecordedRequest } from '../../proxy/recording/recorded-interaction.ts'
import { isSecretName } from '../../proxy/recording/secrets.ts'
import type { Route } from '../../runtime/contract.ts'
import { isObject, type Json } from '../../runtime/json.ts'
import { toWireRequest, type WireRequest } from '../http/wire-request.ts'
import type { Target } from '../targets/target.ts'
import type { LiveIds } from './live-ids.ts'

export interface LiveRequestContext {
  readonly route: Route | undefined
  readonly target: Pick<Target, 'baseUrl' | 'key' | 'headers'>
  readonly ids: LiveIds
}

/** The recorded request with the ids and the key of a live deployment. */
export async function makeLiveRequest(request: RecordedRequest, context: LiveRequestContext): Promise<WireRequest> {
  const { route, target, ids } = context
  const { method, path, query, headers, body } = request
  const secret = new Set(route?.credentials.flat().map(({ name }) => name.toLowerCase()))
  const isKept = (name: string) => !isSecretName(name) && !secret.has(name.toLowerCase()) && !unsent.has(name)
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    isKept(name) ? [values].flat().map((value): [string, string] => [name, ids.replaceText(value)]) : [],
  )
  const sent = body && (await makeBody(body, ids))
  const kept = Object.entries(headers).filter(([name]) => isKept(name) && (name !== 'content-type' || sent))
  return toWireRequest(
    {
      method,
      path: ids.replacePath(path),
      query: {},
      rawQuery: String(new URLSearchParams(pairs)),
      headers: { ...Object.fromEntries(kept), ...(sent?.contentType ? { 'content-type': sent.contentType } : {}) },
      ...(sent ? { rawBody: sent.bytes } : {}),
    },
    route?.credentials ?? [],
    target,
  )
}

/** A key of idempotency has had its reply; the others are those of one connection and client. */
const unsent: ReadonlySet<string> = new Set(['accept-encoding', 'connection', 'idempotency-key', 'user-agent'])

interface SentBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Absent if it is that of the recording. */
  readonly contentType?: string
}

async function makeBody(body: RecordedBody, ids: LiveIds): Promise<SentBody> {
  if ('json' in body) return { bytes: new Uint8Array(Buffer.from(JSON.stringify(ids.replaceJson(body.json)))) }
  if ('text' in body) return { bytes: new Uint8Array(Buffer.from(ids.replaceText(body.text))) }
  if (!('form' in body)) return { bytes: new Uint8Array(toBytes(body)) }
  const form = new FormData()
  for (const [name, values] of Object.entries(body.form))
    for (const value of [values].flat()) appendField(form, name, ids.replaceJson(value as Json))
  const encoded = new Response(form)
  return { bytes: new Uint8Array(await encoded.arrayBuffer()), contentType: encoded.headers.get('content-type') ?? '' }
}

/** A recording has the media type and the bytes of a file, but not its name. */
function appendField(form: FormData, name: string, value: Json): void {
  const { mediaType, data } = isObject(value) ? value : {}
  if (typeof mediaType === 'string' && typeof data === 'string')
    form.append(name, new Blob([Buffer.from(data, 'base64')], { type: mediaType }), 'file')
  else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
}
