import { pointerKeys } from '../../runtime/json.ts'
import type { Rule } from './specification.ts'

/**
 * Component names are unique across all files: types, validators and bundles share one namespace per kind. The AsyncAPI
 * document shares only that of schemas. References do not count.
 */
export const schemaNamesUnique: Rule = {
  name: 'schema-names-unique',
  document: 'openapi',
  *check({ specNodes }) {
    const first = new Map<string, string>()
    for (const { node, at } of specNodes) {
      const [top, kind, name, ...below] = pointerKeys(at.pointer)
      if (top !== 'components' || kind === undefined || name === undefined || below.length > 0) continue
      if (node.$ref !== undefined) continue
      const namespace = at.file.includes('openapi') || kind === 'schemas' ? 'openapi' : at.file
      const key = `${namespace} ${kind} ${name}`
      const firstFile = first.get(key)
      if (firstFile !== undefined) {
        const message = `${kind} \`${name}\` is already defined in ${firstFile}. Rename one of the two.`
        yield { message, at }
      }
      first.set(key, firstFile ?? at.file)
    }
  },
}
