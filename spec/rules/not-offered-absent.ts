import { asObject, ownValue } from '../../runtime/json.ts'
import { normalisePath } from './aliases-sound.ts'
import { under } from './spec-nodes.ts'
import type { Rule } from './specification.ts'

/** `x-not-offered` has paths or properties that the contract lacks, each with a sentence, since a message ends with it. */
export const notOfferedAbsent: Rule = {
  name: 'not-offered-absent',
  document: 'openapi',
  *check({ built, specNodes }) {
    const operations = built?.contract.operations ?? []
    const paths = new Set(operations.flatMap(({ path, aliases }) => [path, ...aliases]).map(normalisePath))
    for (const { notOffered, origin } of built?.contract.families ?? []) {
      for (const { path, advice } of notOffered) {
        const at = under(origin, 'x-not-offered', path)
        if (!path.startsWith('/')) yield { message: `\`${path}\` is not a path. Begin it with a slash.`, at }
        if (paths.has(normalisePath(path))) yield { message: `The contract offers \`${path}\`. Remove the advice.`, at }
        if (!isSentence(advice)) yield { message: `The advice for \`${path}\` is not a sentence.`, at }
      }
    }
    for (const { kind, node, at: origin } of specNodes) {
      if (kind === 'tag') continue
      for (const [name, advice] of Object.entries(asObject(node['x-not-offered']))) {
        const at = under(origin, 'x-not-offered', name)
        if (ownValue(asObject(node.properties), name) !== undefined)
          yield { message: `The schema has the property \`${name}\`. Remove the advice.`, at }
        if (!isSentence(advice)) yield { message: `The advice for \`${name}\` is not a sentence.`, at }
      }
    }
  },
}

function isSentence(advice: unknown): boolean {
  return typeof advice === 'string' && /^[A-Z].*\.$/.test(advice)
}
