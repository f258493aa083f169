import { ownValue } from '../core/contract.ts'
import { invalid } from '../core/problem.ts'
import { type Config, wholeFamilies } from './config.ts'
import { textFamilies } from './unsupported.ts'
import type { Upstream } from './upstream.ts'

/** Maps models and families to upstreams. */
export class Routing {
  readonly #upstreams: ReadonlyMap<string, Upstream>
  readonly #models: Config['models']
  readonly #prefixes: readonly string[]

  constructor(upstreams: ReadonlyMap<string, Upstream>, models: Config['models']) {
    this.#upstreams = upstreams
    this.#models = models
    const patterns = Object.keys(models).filter((name) => name.endsWith('*'))
    this.#prefixes = patterns.map((name) => name.slice(0, -1)).sort((a, b) => b.length - a.length)
  }

  /** Ids in the configuration, without patterns. */
  get modelIds(): readonly string[] {
    return Object.keys(this.#models).filter((name) => !name.endsWith('*'))
  }

  isRouted(model: string): boolean {
    return this.#of(model) !== undefined
  }

  /** The upstream of the text port for a model; undefined if there is none. */
  textUpstream(model: string): Upstream | undefined {
    return this.#of(model)?.find(({ kind }) => kind !== 'pass-through')
  }

  /**
   * The pass-through upstream of a family; undefined if the family's handler serves the request. Throws a `Problem` if
   * the model is served in other formats only.
   */
  passThrough(family: string, model: string | undefined): Upstream | undefined {
    if (wholeFamilies.has(family)) return [...this.#upstreams.values()].find(({ format }) => format === family)
    const found = model === undefined ? undefined : this.#of(model)
    if (found === undefined) return undefined
    const first = found.find(({ kind, format }) =>
      kind === 'pass-through' ? format === family : textFamilies.has(family),
    )
    if (first === undefined) throw invalid('model', `${model} is only served in another format`)
    return first.kind === 'pass-through' ? first : undefined
  }

  #of(model: string): readonly Upstream[] | undefined {
    const prefix = this.#prefixes.find((each) => model.startsWith(each))
    const names =
      ownValue(this.#models, model) ?? (prefix === undefined ? undefined : ownValue(this.#models, `${prefix}*`))
    return names?.flatMap((name) => this.#upstreams.get(name) ?? [])
  }
}
