import { normalisePath } from './aliases-sound.ts'
import { under } from './spec-nodes.ts'
import type { Rule } from './specification.ts'

/** `x-not-offered` has paths that the contract lacks, each with a sentence, since a 404 ends with it. */
export const notOfferedAbsent: Rule = {
  name: 'not-offered-absent',
  document: 'openapi',
  *check({ built }) {
    const operations = built?.contract.operations ?? []
    const paths = new Set(operations.flatMap(({ path, aliases }) => [path, ...aliases]).map(normalisePath))
    for (const { notOffered, origin } of built?.contract.families ?? []) {
      for (const { path, advice } of notOffered) {
        const at = under(origin, 'x-not-offered', path)
        if (!path.startsWith('/')) yield { message: `\`${path}\` is not a path. Begin it with a slash.`, at }
        if (paths.has(normalisePath(path))) yield { message: `The contract offers \`${path}\`. Remove the advice.`, at }
        if (!/^[A-Z].*\.$/.test(advice)) yield { message: `The advice for \`${path}\` is not a sentence.`, at }
      }
    }
  },
}
