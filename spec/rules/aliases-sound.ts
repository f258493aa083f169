import { asStrings, type JsonObject } from '../../runtime/json.ts'
import { type SpecNode, under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/**
 * Aliases of a header are header names, the alias of a security scheme is the whole scheme, and aliases of an operation
 * are unique paths with the same parameters.
 */
export const aliasesSound: Rule = {
  name: 'aliases-sound',
  document: 'openapi',
  *check({ specNodes, built }) {
    for (const specNode of specNodes) {
      const alias = specNode.node['x-alias']
      if (alias === undefined) continue
      const at = under(specNode.at, 'x-alias')
      if (specNode.kind === 'parameter') yield* checkHeader(specNode.node, at)
      if (specNode.kind === 'security scheme' && alias !== true) {
        yield { message: 'x-alias of a security scheme must be true.', at }
      }
    }
    const paths = new Set(built?.contract.operations.map(({ path }) => normalisePath(path)))
    for (const { path, aliases, origin } of built?.contract.operations ?? []) {
      for (const alias of aliases) {
        const at = under(origin, 'x-alias')
        if (getParameters(alias) !== getParameters(path)) {
          yield { message: `The alias \`${alias}\` must have the same parameters as \`${path}\`, each once.`, at }
        }
        if (paths.has(normalisePath(alias))) yield { message: `\`${alias}\` is already a path. Remove the alias.`, at }
        paths.add(normalisePath(alias))
      }
    }
  },
}

function* checkHeader(node: JsonObject, at: SpecNode['at']): Generator<RuleViolation> {
  if (node.in !== 'header') yield { message: 'x-alias is only allowed for header parameters. Remove it.', at }
  for (const name of asStrings(node['x-alias'])) {
    if (/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) continue
    yield { message: `\`${name}\` is not a header name in lower case. Use letters, digits and hyphens.`, at }
  }
}

function getParameters(path: string): string {
  return [...path.matchAll(/\{[^}]*\}/g)].map(String).sort().join()
}

/** Without the names of parameters. */
export function normalisePath(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}')
}
