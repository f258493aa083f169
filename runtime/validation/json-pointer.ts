import { ownValue } from '../json.ts'

/** A place in a value as a dotted path, and the value there. */
export interface ResolvedValue {
  /** Such as `messages[0].content`; empty for the root. */
  readonly param: string
  readonly pointer: string
  readonly value: unknown
}

/** Resolves a JSON pointer; the value is undefined if absent. */
export function resolvePointer(root: unknown, pointer: string): ResolvedValue {
  const whole: ResolvedValue = { param: '', pointer: '', value: root }
  return splitPointer(pointer).reduce(getChild, whole)
}

export function getChild({ param, pointer: outer, value }: ResolvedValue, name: string): ResolvedValue {
  const pointer = `${outer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (Array.isArray(value)) return { param: `${param}[${name}]`, pointer, value: value[Number(name)] }
  const inner = typeof value === 'object' && value !== null ? ownValue(value, name) : undefined
  return { param: joinPath(param, name), pointer, value: inner }
}

/** The names and indexes of a JSON pointer. */
export function splitPointer(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(decodeStep)
}

function joinPath(param: string, name: string): string {
  if (!/^[\w$@-]+$/.test(name)) return `${param}[${JSON.stringify(name.slice(0, 80))}]`
  return param === '' ? name : `${param}.${name}`
}

function decodeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
