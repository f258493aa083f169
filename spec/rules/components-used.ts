import { posix } from 'node:path'
import { asObject, asString, pointerKeys } from '../../runtime/json.ts'
import type { Rule } from './specification.ts'

/** Redocly checks the first; the second has references of another kind. */
const excludedFiles = ['openapi.yaml', 'arazzo.yaml']

/** Every component of every file is used. */
export const componentsUsed: Rule = {
  name: 'components-used',
  document: 'openapi',
  *check({ specNodes }) {
    const used = new Set<string>()
    for (const { node, at } of specNodes) {
      const references = [node.$ref, ...Object.values(asObject(asObject(node.discriminator).mapping))]
      for (const reference of references.map(asString)) {
        const [path, pointer = ''] = reference?.split('#') ?? []
        used.add(`${path ? posix.join(posix.dirname(at.file), path) : at.file}#${pointer}`)
      }
    }
    for (const { at } of specNodes) {
      const [top, , name, ...below] = pointerKeys(at.pointer)
      const isComponent = top === 'components' && name !== undefined && below.length === 0
      if (!isComponent || excludedFiles.includes(at.file) || used.has(`${at.file}#${at.pointer}`)) continue
      yield { message: `\`${name}\` is unused. Remove it.`, at }
    }
  },
}
