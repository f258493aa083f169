import { isObject } from '../generators/json.ts'
import type { Json } from '../server-stub/core/contract.ts'
import type { Observed } from './judge/received.ts'

/** What stands at `body.content[0].id` of the reply's JSON, or in `header.location`; `bytes` is the whole body in base64. */
export function valueIn({ received }: Pick<Observed, 'received'>, at: string): Json | undefined {
  const [where, ...keys] = at.split(/[.[\]]+/).filter((key) => key !== '')
  if (where === 'bytes') return received && Buffer.from(received.bytes).toString('base64')
  if (where === 'header') return received?.headers.get(keys.join('.')) ?? undefined
  return jsonAt(received?.json, keys)
}

/** What the keys lead to. */
export function jsonAt(root: unknown, keys: readonly string[]): Json | undefined {
  return keys.reduce<unknown>(
    (node, key) => (Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined),
    root,
  ) as Json | undefined
}
