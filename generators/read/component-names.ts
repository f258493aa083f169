import { pointerKeys } from '../../runtime/json.ts'

/** Where a component is written. */
export interface NamedPlace {
  readonly name: string
  readonly pointer: string
  readonly scope?: string
}

/** Gives every component a name that no other one of its section has. OpenAPI and AsyncAPI documents share the names. */
export class ComponentNames {
  readonly #names = new Map<string, string>()
  readonly #taken = new Set<string>()

  get(section: string, place: NamedPlace): string | undefined {
    return this.#names.get(getKey(section, place))
  }

  /** Gives a place the name of another place, whose component it is. */
  share(section: string, place: NamedPlace, name: string): void {
    this.#names.set(getKey(section, place), name)
    this.#taken.add(`${section}/${name}`)
  }

  /** The name of a place: the wanted one, else with the name of its file or folder, else with a number. */
  allocate(section: string, place: NamedPlace, wanted = proposeName(section, place)): string {
    const known = this.get(section, place)
    if (known !== undefined) return known
    const others = [getStem(place.name), getStem(place.name.replace(/\/[^/]*$/, ''))].filter(
      (stem) => stem !== wanted && /\w/.test(stem),
    )
    const candidates = [wanted, ...others.map((stem) => `${wanted}_${stem}`)]
    let name = candidates.find((candidate) => !this.#taken.has(`${section}/${candidate}`))
    for (let number = 2; name === undefined; number++) {
      if (!this.#taken.has(`${section}/${wanted}_${number}`)) name = `${wanted}_${number}`
    }
    this.share(section, place, name)
    return name
  }
}

function getKey(section: string, { name, pointer, scope = '' }: NamedPlace): string {
  return `${section} ${name}#${pointer} ${scope}`
}

/** Keys whose children are named by the author, and keys that add nothing to a name. */
const maps = new Set('paths responses content schemas definitions $defs properties'.split(' '))
const noise = new Set(['components', 'schema'])

/** A name from the telling keys of the pointer, such as `PetsIdGet200` for a schema of `GET /pets/{id}`. */
function proposeName(section: string, { name, pointer }: NamedPlace): string {
  const words: string[] = []
  let above = ''
  for (const key of pointerKeys(pointer)) {
    const isName = maps.has(above)
    if (isName ? above !== 'content' : !(maps.has(key) || noise.has(key))) words.push(key)
    above = isName ? '' : key
  }
  const [only = getStem(name)] = words
  const proposed = words.length > 1 ? words.map(capitalise).join('') : toName(only)
  return proposed === '' ? section : proposed
}

/** A name as components may have it. */
export function toName(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : text.replace(/[^\w.-]+/g, '_').replace(/^_+|_+$/g, '')
}

function capitalise(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** The name of a file without its ending; an index has that of its folder. */
function getStem(name: string): string {
  return toName(
    name
      .replace(/\/index\.\w+$/, '')
      .replace(/^.*\//, '')
      .replace(/\.[^.]*$/, ''),
  )
}
