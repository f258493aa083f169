import { pointerKeys } from '../../runtime/json.ts'

/** The location where a component is written. */
export interface NamedLocation {
  readonly name: string
  readonly pointer: string
  readonly scope?: string
}

/** Gives every component a name that no other one of its section has. OpenAPI and AsyncAPI documents share the names. */
export class ComponentNames {
  readonly #names = new Map<string, string>()
  readonly #taken = new Set<string>()

  get(section: string, location: NamedLocation): string | undefined {
    return this.#names.get(getKey(section, location))
  }

  /** Gives a location the name of another location, whose component it is. */
  share(section: string, location: NamedLocation, name: string): void {
    this.#names.set(getKey(section, location), name)
    this.#taken.add(`${section}/${name}`)
  }

  /** The name of a location: the wanted one, else with the name of its file or folder, else with a number. */
  allocate(section: string, location: NamedLocation, wanted = proposeName(section, location)): string {
    const allocated = this.get(section, location)
    if (allocated !== undefined) return allocated
    const others = [getStem(location.name), getStem(location.name.replace(/\/[^/]*$/, ''))].filter(
      (stem) => stem !== wanted && /\w/.test(stem),
    )
    const candidates = [wanted, ...others.map((stem) => `${wanted}_${stem}`)]
    let name = candidates.find((candidate) => !this.#taken.has(`${section}/${candidate}`))
    for (let number = 2; name === undefined; number++) {
      if (!this.#taken.has(`${section}/${wanted}_${number}`)) name = `${wanted}_${number}`
    }
    this.share(section, location, name)
    return name
  }
}

function getKey(section: string, { name, pointer, scope = '' }: NamedLocation): string {
  return `${section} ${name}#${pointer} ${scope}`
}

/** Keys whose children are named by the author, and keys that add nothing to a name. */
const maps = new Set('paths responses content schemas definitions $defs properties'.split(' '))
const noise = new Set(['components', 'schema'])

/** A name from the telling keys of the pointer, such as `PetsIdGet200` for a schema of `GET /pets/{id}`. */
function proposeName(section: string, { name, pointer }: NamedLocation): string {
  const words: string[] = []
  let above = ''
  for (const key of pointerKeys(pointer)) {
    const isName = maps.has(above)
    if (isName ? above !== 'content' : !(maps.has(key) || noise.has(key))) words.push(key)
    above = isName ? '' : key
  }
  const [only = getStem(name)] = words
  const proposed = words.length > 1 ? words.map(capitaliseWord).join('') : toName(only)
  return proposed === '' ? section : proposed
}

/** A name as components may have it. */
export function toName(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : text.replace(/[^\w.-]+/g, '_').replace(/^_+|_+$/g, '')
}

function capitaliseWord(text: string): string {
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
