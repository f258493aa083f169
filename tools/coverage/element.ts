/** The kinds of elements of the specification: the first part of an id. */
export type Kind = (typeof kinds)[number]

export const kinds = [
  ...(['operation', 'credential', 'path', 'parameter', 'body', 'reply', 'header', 'problem'] as const),
  ...(['schema', 'property', 'branch', 'value', 'constraint', 'stream', 'event', 'order', 'callback'] as const),
  ...(['state', 'example', 'question', 'flow'] as const),
] as const

/** A part of the specification that a test can cover. */
export interface Element {
  /** A path that begins with the kind, as in `reply/createMessage/429/application-json`. */
  readonly id: string
  readonly kind: Kind
  /** File and JSON pointer in `spec/`. */
  readonly pointer: string
  /** Parts and sections of the source document. */
  readonly source: readonly string[]
  /** Ids of its open questions. */
  readonly questions: readonly string[]
}

/** Builds the id of an element; a slash in a part becomes a dash. */
export function elementId(kind: Kind, ...parts: readonly (string | number)[]): string {
  return [kind, ...parts.map((part) => String(part).replaceAll('/', '-'))].join('/')
}

export function makeElement(
  kind: Kind,
  parts: readonly (string | number)[],
  rest: Omit<Element, 'id' | 'kind'>,
): Element {
  return { id: elementId(kind, ...parts), kind, ...rest }
}
