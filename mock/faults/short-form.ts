import { ownValue } from '../../runtime/json.ts'
import type { PathError } from '../../settings/errors.ts'
import type { FaultKind } from './fault.ts'
import { kinds } from './kinds.ts'

/** The fault with its valid properties. */
export interface ShortForm {
  readonly value: object
  readonly problems: readonly PathError[]
}

/**
 * Reads the short form of a fault: its kind, then fields after colons as `name=value`, or the value alone for the main
 * field of the kind. `cut:3:times=1` is `{"kind": "cut", "afterEvents": 3, "times": 1}`, and
 * `delay:200..900:family=video` is `{"kind": "delay", "ms": [200, 900], "match": {"family": "video"}}`. The name of a
 * corpus stream alone means the fault `corpus`.
 */
export function readShortForm(text: string): ShortForm {
  const [kind = '', ...fields] = text.split(':').map((part) => part.trim())
  if (!Object.hasOwn(kinds, kind))
    return kind.includes('/') ? withFields('corpus', [kind, ...fields]) : { value: { kind }, problems: [] }
  return withFields(kind as FaultKind, fields)
}

/** Fields of `match` in the short form. */
const matchNames = ['operation', 'family', 'model']

function withFields(kind: FaultKind, parts: readonly string[]): ShortForm {
  const { main, fields } = kinds[kind]
  const values = new Map<string, unknown>()
  const match = new Map<string, unknown>()
  const problems: PathError[] = []
  for (const part of parts) {
    const [name, value] = /^([A-Za-z]+)=(.*)$/.exec(part)?.slice(1) ?? [main, part]
    if (name === undefined || value === undefined) {
      problems.push({ path: [], message: `must be name=value, not \`${part}\`` })
      continue
    }
    const group = matchNames.includes(name) ? match : values
    if (group.has(name)) problems.push({ path: [name], message: 'must not be repeated' })
    const isText = group === match || ownValue(fields, name)?.schema.type === 'string'
    group.set(name, isText ? value : readValue(value))
  }
  const scope = match.size > 0 ? { match: Object.fromEntries(match) } : {}
  return { value: { kind, ...Object.fromEntries(values), ...scope }, problems }
}

function readValue(text: string): unknown {
  const [, least, most] = /^(\d+)\.\.(\d+)$/.exec(text) ?? []
  if (least !== undefined) return [Number(least), Number(most)]
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
