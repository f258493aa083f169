import { asStrings, type JsonObject } from '../../generators/json.ts'
import { type Place, under } from './places.ts'
import type { Finding, Rule } from './rule.ts'

/**
 * An alias of a header is another header, one of a security scheme is the whole scheme, and one of an operation is
 * another path with the same parameters that no other operation has.
 */
export const aliasesSound: Rule = {
  name: 'aliases-sound',
  document: 'openapi',
  *check({ places, built }) {
    for (const place of places) {
      const alias = place.node['x-alias']
      if (alias === undefined) continue
      const at = under(place.at, 'x-alias')
      if (place.kind === 'parameter') yield* checkHeader(place.node, at)
      if (place.kind === 'security scheme' && alias !== true) {
        yield { message: 'A whole security scheme is an alias or it is none. Write x-alias: true.', at }
      }
    }
    const paths = new Set(built?.contract.operations.map(({ path }) => getShape(path)))
    for (const { path, aliases, origin } of built?.contract.operations ?? []) {
      for (const alias of aliases) {
        const at = under(origin, 'x-alias')
        if (getParameters(alias) !== getParameters(path)) {
          yield { message: `The alias \`${alias}\` has not the parameters of \`${path}\`. Use each of them once.`, at }
        }
        if (paths.has(getShape(alias))) yield { message: `\`${alias}\` is a path already. Take the alias out.`, at }
        paths.add(getShape(alias))
      }
    }
  },
}

function* checkHeader(node: JsonObject, at: Place['at']): Generator<Finding> {
  if (node.in !== 'header') yield { message: 'Only a header has other names. Take x-alias out.', at }
  for (const name of asStrings(node['x-alias'])) {
    if (/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) continue
    yield { message: `\`${name}\` is not a header name in lower case. Write it with letters, digits and hyphens.`, at }
  }
}

function getParameters(path: string): string {
  return [...path.matchAll(/\{[^}]*\}/g)].map(String).sort().join()
}

function getShape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}')
}
