import type { Origin } from '../../generators/read/flatten.ts'
import { asArray, asObject, asString, type Json } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'

export const sourceSections = 'source-sections.yaml'

/** A section of the source document, or a part that has no sections. */
export interface Section {
  /** The value of x-source: `Part / section`, or the part alone. */
  readonly name: string
  readonly part: string
  readonly summary: string
  readonly at: Origin
}

/** The sections in `source-sections.yaml`: a part has either a summary (`says`) or sections. */
export function readSections(list: Json | undefined): Section[] {
  return asArray(list).flatMap((entry, index) => {
    const { part: partName, says, sections } = asObject(entry)
    const part = asString(partName) ?? ''
    const at = { file: sourceSections, pointer: `/${index}` }
    if (sections === undefined) return [{ name: part, part, summary: asString(says) ?? '', at: under(at, 'part') }]
    return Object.entries(asObject(sections)).map(([section, text]) => ({
      name: `${part} / ${section}`,
      part,
      summary: asString(text) ?? '',
      at: under(at, 'sections', section),
    }))
  })
}
