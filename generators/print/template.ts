import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Handlebars from 'handlebars'

const compiled = new Map<string, Handlebars.TemplateDelegate>()

/**
 * Renders the template `name` of generators/templates. Values are strings and arrays of strings; throws if a value is
 * missing.
 */
export function renderTemplate(name: string, values: Readonly<Record<string, unknown>>): string {
  const template = compiled.get(name) ?? compileTemplate(name)
  compiled.set(name, template)
  return template(values)
}

function compileTemplate(name: string): Handlebars.TemplateDelegate {
  const text = readFileSync(join(import.meta.dirname, '../templates', `${name}.hbs`), 'utf8')
  return Handlebars.compile(text, { noEscape: true, strict: true, knownHelpersOnly: true })
}
