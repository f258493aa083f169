import { decodePercent, pointerKeys } from '../../../../runtime/json.ts'

/** The documents of the reference: of the served contract, and of the controls. */
export const documentNames = ['api', 'control'] as const
export type DocumentName = (typeof documentNames)[number]

/** What an address of the reference names: `#reference/api/operations/createMessage/body/max_tokens`. */
export interface Target {
  readonly document: DocumentName
  readonly kind: 'overview' | 'operations' | 'schemas'
  /** The operationId, or the name of the schema. */
  readonly name: string
  /** The part of it, such as `body`, `responses/200`, `streams/createMessage/ping`; of a schema the property. */
  readonly part: readonly string[]
}

export function readTarget(hash: string): Target {
  const [, document, kind, name = '', ...part] = hash.slice(1).split('/').map(decodePercent)
  return {
    document: documentNames.find((documentName) => documentName === document) ?? 'api',
    kind: kind === 'operations' || kind === 'schemas' ? kind : 'overview',
    name,
    part,
  }
}

/** The address of an operation, a schema, or a part of it. */
export function linkTo(document: DocumentName, ...segments: readonly string[]): string {
  return `#reference/${[document, ...segments].map(encodeURIComponent).join('/')}`
}

/** The id of the element that shows a part. */
export function getPartId(...part: readonly string[]): string {
  return `reference-${part.map(encodeURIComponent).join('/')}`
}

interface Place {
  /** A file and a JSON pointer, in the form of a finding. */
  readonly specPointer?: string | undefined
  /** The place of a finding, such as `body messages[0].role` or `header x-api-key`. */
  readonly place: string
  readonly by: string
}

interface OperationAddress {
  readonly id: string
  readonly method: string
  readonly path: string
}

/** The address of what a finding is about; of the contents without an operation. */
export function linkToRule(
  finding: Place,
  operations: readonly OperationAddress[],
  operationId: string | null,
): string {
  const [, pointer = ''] = (finding.specPointer ?? '').split('#')
  const keys = pointerKeys(pointer)
  const [root, first = '', second = ''] = keys
  if (root === 'components' && first === 'schemas') return linkTo('api', 'schemas', second, ...toNames(keys.slice(3)))
  const declaring = operations.find(({ path, method }) => path === first && method.toLowerCase() === second)
  const id = (root === 'paths' ? declaring?.id : undefined) ?? operationId
  if (id === null) return linkTo('api')
  const part = finding.by === 'client' ? getSentPart(finding.place) : getReplyPart(keys, finding.place)
  return linkTo('api', 'operations', id, ...part)
}

/** The names of properties on the way of a pointer. */
function toNames(keys: readonly string[]): string[] {
  const names: string[] = []
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? ''
    if (key === 'properties') names.push(keys[++index] ?? '')
    else if (!/^(items|allOf|anyOf|oneOf|\d+)$/.test(key)) break
  }
  return names
}

function getSentPart(place: string): string[] {
  const [where = '', name = ''] = place.split(/ (?=[^ ]*$)/)
  if (where.startsWith('body')) return ['body', ...splitPath(name)]
  return /header|query|path|cookie/.test(where) ? ['parameters', name.toLowerCase()] : []
}

function getReplyPart(keys: readonly string[], place: string): string[] {
  const [root, first = '', , member, status = ''] = keys
  if (root === 'operations') return ['streams', first, ...(/^event \d+ (\S+)/.exec(place)?.slice(1) ?? [])]
  if (root !== 'paths' || member !== 'responses') return []
  const [, path = ''] = /^body (\S+)$/.exec(place) ?? []
  return ['responses', status, ...splitPath(path)]
}

/** The names in `messages[0].role`. */
function splitPath(path: string): string[] {
  return path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .filter(Boolean)
}
