import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Handlebars from 'handlebars'

/**
 * Renders the template `name` of generators/templates. Values are strings and arrays of strings; throws if a value is
 * missing.
 */
export function renderTemplate(name: string, values: Readonly<Record<string, unknown>>): string {
  const text = readFileSync(join(import.meta.dirname, '../templates', `${name}.hbs`), 'utf8')
  const options = { noEscape: true, strict: true, knownHelpersOnly: true }
  return Handlebars.compile(text, options)(values)
}
