import { pointerKeys } from '../../generators/json.ts'
import type { Rule } from './rule.ts'

/**
 * A component's name is its own among all files: types, validators and bundles share one name space for each kind.
 * Schemas share it with the AsyncAPI document, which has its own security schemes. A reference takes no name.
 */
export const schemaNamesUnique: Rule = {
  name: 'schema-names-unique',
  document: 'openapi',
  *check({ places }) {
    const first = new Map<string, string>()
    for (const { node, at } of places) {
      const [top, kind, name, ...below] = pointerKeys(at.pointer)
      if (top !== 'components' || kind === undefined || name === undefined || below.length > 0) continue
      if (node.$ref !== undefined) continue
      const space = at.file.includes('openapi') || kind === 'schemas' ? 'openapi' : at.file
      const key = `${space} ${kind} ${name}`
      const known = first.get(key)
      if (known !== undefined) {
        const message = `${known} has a component of ${kind} called \`${name}\` too. Rename one of the two.`
        yield { message, at }
      }
      first.set(key, known ?? at.file)
    }
  },
}
