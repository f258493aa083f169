import { posix } from 'node:path'
import { asObject, asString, pointerKeys } from '../../generators/json.ts'
import type { Rule } from './rule.ts'

/** Redocly looks for unused components in this file itself; flows refer to theirs in another way. */
const leftOut = ['openapi.yaml', 'arazzo.yaml']

/** Everything under `components` of every file is referred to. */
export const componentsUsed: Rule = {
  name: 'components-used',
  document: 'openapi',
  *check({ places }) {
    const used = new Set<string>()
    for (const { node, at } of places) {
      const targets = [node.$ref, ...Object.values(asObject(asObject(node.discriminator).mapping))]
      for (const target of targets.map(asString)) {
        const [path, pointer = ''] = target?.split('#') ?? []
        used.add(`${path ? posix.join(posix.dirname(at.file), path) : at.file}#${pointer}`)
      }
    }
    for (const { at } of places) {
      const [top, , name, ...below] = pointerKeys(at.pointer)
      const isComponent = top === 'components' && name !== undefined && below.length === 0
      if (!isComponent || leftOut.includes(at.file) || used.has(`${at.file}#${at.pointer}`)) continue
      yield { message: `Nothing refers to \`${name}\`. Use it, or take it out.`, at }
    }
  },
}
