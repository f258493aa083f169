import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readSections, type Section } from '../../spec/rules/source-sections.ts'

/** Every part and section of the source document, in its order. */
export function sourceSections(): readonly Section[] {
  return readSections(parse(readFileSync(new URL('../../spec/source-sections.yaml', import.meta.url), 'utf8')))
}
