import { readFileSync } from 'node:fs'
import Handlebars from 'handlebars'

/**
 * Fills the template `name` of generators/templates. Templates compute nothing: they are given finished text and
 * arrays of it; a name that they use and are not given is an error.
 */
export function renderTemplate(name: string, values: Readonly<Record<string, unknown>>): string {
  const text = readFileSync(new URL(`../templates/${name}.hbs`, import.meta.url), 'utf8')
  const options = { noEscape: true, strict: true, knownHelpersOnly: true }
  return Handlebars.compile(text, options)(values)
}
