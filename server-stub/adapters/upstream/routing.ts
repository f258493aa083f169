import { ownValue } from '../../../runtime/json.ts'
import { invalid, type Problem } from '../../../runtime/problem.ts'
import { type UpstreamsConfig, wholeFamilies } from '../../../settings/upstream-config.ts'
import { textFamilies } from './unsupported.ts'
import type { Upstream } from './upstream.ts'

export type Routing = ReturnType<typeof createRouting>

/** Maps models and families to upstreams. */
export function createRouting(upstreams: ReadonlyMap<string, Upstream>, models: UpstreamsConfig['models']) {
  const names = Object.keys(models)
  const patterns = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
  const prefixes = patterns.sort((a, b) => b.length - a.length)
  const find = (model: string): readonly Upstream[] | undefined => {
    const prefix = prefixes.find((candidate) => model.startsWith(candidate))
    const upstreamNames = ownValue(models, model) ?? (prefix === undefined ? undefined : ownValue(models, `${prefix}*`))
    return upstreamNames?.flatMap((name) => upstreams.get(name) ?? [])
  }
  return {
    /** Ids in the configuration, without patterns. */
    modelIds: names.filter((name) => !name.endsWith('*')),
    isRouted: (model: string): boolean => find(model) !== undefined,
    /** The upstream of the text port for a model; undefined if there is none. */
    textUpstream: (model: string) => find(model)?.find(({ kind }) => kind !== 'pass-through'),
    /**
     * The pass-through upstream of a family; undefined if the family's handler serves the request. Throws a `Problem` if
     * the model is served in other formats only.
     */
    passThrough(family: string, model: string | undefined): Upstream | undefined {
      if (wholeFamilies.has(family)) return [...upstreams.values()].find(({ format }) => format === family)
      const candidates = model === undefined ? undefined : find(model)
      if (model === undefined || candidates === undefined) return undefined
      const first = candidates.find(({ kind, format }) =>
        kind === 'pass-through' ? format === family : textFamilies.has(family),
      )
      if (first === undefined) throw servedInAnotherFormat(model)
      return first.kind === 'pass-through' ? first : undefined
    },
  }
}

/** The problem of a model whose upstreams have only formats other than the request's. */
export function servedInAnotherFormat(model: string): Problem {
  return invalid('model', `${model} is only served in another format`)
}
