import { ownValue } from '../contract.ts'

/** A place in a value: how users write it, and what stands there. */
export interface Place {
  /** Such as `messages[0].content`; empty for the whole. */
  readonly param: string
  readonly value: unknown
}

/** The place that a JSON pointer leads to from `root`; what is not there is undefined. */
export function resolvePointer(root: unknown, pointer: string): Place {
  const steps = pointer.split('/').slice(1)
  return steps.reduce<Place>((place, step) => getChild(place, decodeStep(step)), { param: '', value: root })
}

export function getChild({ param, value }: Place, name: string): Place {
  if (Array.isArray(value)) return { param: `${param}[${name}]`, value: value[Number(name)] }
  const inner = typeof value === 'object' && value !== null ? ownValue(value, name) : undefined
  return { param: joined(param, name), value: inner }
}

function joined(param: string, name: string): string {
  if (!/^[\w$@-]+$/.test(name)) return `${param}[${JSON.stringify(name.slice(0, 80))}]`
  return param === '' ? name : `${param}.${name}`
}

function decodeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
