/** A string that a search finds, by its index in the list; `end` is exclusive. */
export interface StringMatch {
  readonly index: number
  readonly start: number
  readonly end: number
}

const ROOT = 0

/**
 * Searches a text for many strings at once, in time proportional to the text: the automaton of Aho and Corasick. (The
 * product of both lengths is what `indexOf` takes for some strings, and a search for every one of many.) Its memory is about 25
 * bytes for each code unit of the strings.
 */
export class StringSearch {
  readonly #strings: readonly string[]
  #nodes = 1
  /** The code unit that leads to a node. */
  readonly #units: Uint16Array
  readonly #firstChild: Int32Array
  readonly #sibling: Int32Array
  /** Whether a string may begin with a code unit, by its last byte. */
  readonly #begins = new Uint8Array(0x100)
  /** The nodes that are not the first child of their parent. */
  readonly #laterChildren = new Map<number, number>()
  /** The node of the longest proper suffix. */
  readonly #suffix: Int32Array
  /** The index of the longest string that ends at a node, plus 1. */
  readonly #longest: Int32Array

  constructor(strings: readonly string[]) {
    this.#strings = strings
    const size = strings.reduce((sum, { length }) => sum + length, 1)
    this.#units = new Uint16Array(size)
    this.#firstChild = new Int32Array(size)
    this.#sibling = new Int32Array(size)
    this.#suffix = new Int32Array(size)
    this.#longest = new Int32Array(size)
    for (const [index, string] of strings.entries()) this.#add(string, index)
    this.#linkSuffixes()
  }

  /** Yields the longest string that ends at a position, if any; of equal ones the first. */
  *search(text: string): Generator<StringMatch> {
    let node = ROOT
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (node === ROOT && this.#begins[unit & 0xff] === 0) continue
      node = this.#step(node, unit)
      const index = (this.#longest[node] ?? 0) - 1
      const string = this.#strings[index]
      if (string !== undefined) yield { index, start: at + 1 - string.length, end: at + 1 }
    }
  }

  #add(string: string, index: number): void {
    let node = ROOT
    for (let at = 0; at < string.length; at++) {
      const unit = string.charCodeAt(at)
      node = this.#getChild(node, unit) || this.#addChild(node, unit)
    }
    if (node === ROOT) return
    this.#begins[string.charCodeAt(0) & 0xff] = 1
    this.#longest[node] ||= index + 1
  }

  #addChild(parent: number, unit: number): number {
    const child = this.#nodes++
    const first = this.#firstChild[parent] ?? ROOT
    this.#units[child] = unit
    if (first === ROOT) this.#firstChild[parent] = child
    else {
      this.#sibling[child] = this.#sibling[first] ?? ROOT
      this.#sibling[first] = child
      this.#laterChildren.set(toKey(parent, unit), child)
    }
    return child
  }

  /** The root is no child. */
  #getChild(node: number, unit: number): number {
    const first = this.#firstChild[node] ?? ROOT
    if (first === ROOT || this.#units[first] === unit) return first
    return this.#sibling[first] === ROOT ? ROOT : (this.#laterChildren.get(toKey(node, unit)) ?? ROOT)
  }

  /** The node of the longest suffix that goes on with this code unit. */
  #step(from: number, unit: number): number {
    for (let node = from; ; node = this.#suffix[node] ?? ROOT) {
      const child = this.#getChild(node, unit)
      if (child !== ROOT || node === ROOT) return child
    }
  }

  /** Visits the nodes by depth, since a suffix is shorter. */
  #linkSuffixes(): void {
    const queue = new Int32Array(this.#nodes)
    for (let read = 0, written = 1; read < written; read++) {
      const parent = queue[read] ?? ROOT
      for (let child = this.#firstChild[parent] ?? ROOT; child !== ROOT; child = this.#sibling[child] ?? ROOT) {
        queue[written++] = child
        if (parent === ROOT) continue
        const suffix = this.#step(this.#suffix[parent] ?? ROOT, this.#units[child] ?? 0)
        this.#suffix[child] = suffix
        this.#longest[child] ||= this.#longest[suffix] ?? 0
      }
    }
  }
}

function toKey(node: number, unit: number): number {
  return node * 0x10000 + unit
}

/** Code units of one automaton, which bounds its memory. */
const MAX_UNITS = 1_000_000

/** Searches a text for many strings once. Strings that are longer than the text cannot be in it. */
export function* searchStrings(strings: readonly string[], text: string): Generator<StringMatch> {
  let from = 0
  let batch: string[] = []
  let units = 0
  for (const [index, string] of strings.entries()) {
    const isPossible = string.length <= text.length
    batch.push(isPossible ? string : '')
    units += isPossible ? string.length : 0
    if (units < MAX_UNITS && index < strings.length - 1) continue
    for (const match of new StringSearch(batch).search(text)) yield { ...match, index: from + match.index }
    ;[from, batch, units] = [index + 1, [], 0]
  }
}
