import { ownValue } from '../core/contract.ts'
import { invalid } from '../core/problem.ts'
import type { Config } from './config.ts'
import { textFamilies } from './unsupported.ts'
import type { Upstream } from './upstream.ts'

/** Families whose later requests name no model: their pass-through upstream serves all of them. */
const wholeFamilies: ReadonlySet<string> = new Set(['video', 'image', 'models'])

/** Which upstream serves what. */
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

  /** Ids that the configuration spells out. */
  get modelIds(): readonly string[] {
    return Object.keys(this.#models).filter((name) => !name.endsWith('*'))
  }

  isRouted(model: string): boolean {
    return this.#of(model) !== undefined
  }

  /** The upstream behind the text port for a model; undefined where no upstream serves the model. */
  textUpstream(model: string): Upstream | undefined {
    return this.#of(model)?.find(({ kind }) => kind !== 'pass-through')
  }

  /**
   * The upstream that an operation of a family is passed through to; undefined where the family's own handler serves
   * it. Throws a `Problem` where the model is served in other formats only.
   */
  passThrough(family: string, model: string | undefined): Upstream | undefined {
    if (wholeFamilies.has(family)) return [...this.#upstreams.values()].find(({ format }) => format === family)
    const found = model === undefined ? undefined : this.#of(model)
    if (found === undefined) return undefined
    const first = found.find(({ kind, format }) =>
      kind === 'pass-through' ? format === family : textFamilies.has(family),
    )
    if (first === undefined) throw invalid('model', `${model} is served in another format; ask for it in that one`)
    return first.kind === 'pass-through' ? first : undefined
  }

  #of(model: string): readonly Upstream[] | undefined {
    const prefix = this.#prefixes.find((each) => model.startsWith(each))
    const names =
      ownValue(this.#models, model) ?? (prefix === undefined ? undefined : ownValue(this.#models, `${prefix}*`))
    return names?.flatMap((name) => this.#upstreams.get(name) ?? [])
  }
}
