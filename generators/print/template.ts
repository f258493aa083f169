import { readFileSync } from 'node:fs'
import Handlebars from 'handlebars'

/**
 * Renders the template `name` of generators/templates. Values are strings and arrays of strings; throws if a value is
 * missing.
 */
export function renderTemplate(name: string, values: Readonly<Record<string, unknown>>): string {
  const text = readFileSync(new URL(`../templates/${name}.hbs`, import.meta.url), 'utf8')
  const options = { noEscape: true, strict: true, knownHelpersOnly: true }
  return Handlebars.compile(text, options)(values)
}
