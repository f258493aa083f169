import { asArray, asObject, asString, type Json } from '../../generators/json.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { under } from './places.ts'

export const sourceSections = 'source-sections.yaml'

/** A section of the source document, or a part without sections. */
export interface Section {
  /** As x-source names it: `Part / section`, or the part alone. */
  readonly name: string
  readonly part: string
  /** What it promises, in our own words. */
  readonly says: string
  readonly at: Origin
}

/** The sections in the list of `source-sections.yaml`: a part either says something itself or has sections that do. */
export function readSections(list: Json | undefined): Section[] {
  return asArray(list).flatMap((entry, index) => {
    const { part: given, says, sections } = asObject(entry)
    const part = asString(given) ?? ''
    const at = { file: sourceSections, pointer: `/${index}` }
    if (sections === undefined) return [{ name: part, part, says: asString(says) ?? '', at: under(at, 'part') }]
    return Object.entries(asObject(sections)).map(([section, words]) => ({
      name: `${part} / ${section}`,
      part,
      says: asString(words) ?? '',
      at: under(at, 'sections', section),
    }))
  })
}
