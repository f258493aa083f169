import { asArray, asObject, asString, asStrings, type JsonObject, pointerKeys } from '../../generators/json.ts'
import { under } from './places.ts'
import type { Rule } from './rule.ts'
import { openQuestions, type Specification, valueAt } from './specification.ts'

const fields = ['id', 'where', 'source', 'question', 'choice', 'why', 'changes-if']

/**
 * Every x-question is an entry of the register of open questions, every entry is complete, names a family or `all` in
 * its id, points at something that exists, and is referred to.
 */
export const questionsRegistered: Rule = {
  name: 'questions-registered',
  document: 'openapi',
  *check(spec) {
    const entries = asArray(spec.files.get(openQuestions)?.data).map(asObject)
    const ids = entries.map(({ id }) => asString(id) ?? '')
    const used = new Set<string>()
    for (const { node, at } of spec.places) {
      for (const id of asStrings(node['x-question'])) {
        used.add(id)
        if (ids.includes(id)) continue
        const message = `\`${id}\` is not an open question. Add it to ${openQuestions}, or fix the spelling.`
        yield { message, at: under(at, 'x-question') }
      }
    }
    for (const [index, entry] of entries.entries()) {
      const at = { file: openQuestions, pointer: `/${index}` }
      const faults = [...getFaults(spec, entry), ...strayFaults(asString(entry.id) ?? '', ids.slice(0, index), used)]
      for (const { key, message } of faults) yield { message, at: entry[key] === undefined ? at : under(at, key) }
    }
  },
}

interface Fault {
  readonly key: string
  readonly message: string
}

function* strayFaults(id: string, before: readonly string[], used: ReadonlySet<string>): Generator<Fault> {
  if (before.includes(id)) yield { key: 'id', message: `\`${id}\` stands twice. Join the two entries.` }
  if (!used.has(id)) {
    yield { key: 'id', message: `Nothing refers to \`${id}\`. Put x-question: ${id} where the choice was made.` }
  }
}

function* getFaults(spec: Specification, entry: JsonObject): Generator<Fault> {
  for (const field of fields) {
    if (!asStrings(entry[field]).join('').trim())
      yield { key: field, message: `The entry has no \`${field}\`. Write one.` }
  }
  for (const key of Object.keys(entry).filter((key) => !fields.includes(key))) {
    yield { key, message: `\`${key}\` is not a field of an entry. The fields are ${fields.join(', ')}.` }
  }
  const id = asString(entry.id) ?? ''
  const beginnings = ['all', ...getFamilies(spec)]
  const isName = /^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) && beginnings.some((name) => id.startsWith(`${name}-`))
  if (!isName) {
    const message = `\`${id}\` is not an id. Write it in kebab-case, beginning with ${beginnings.join('-, ')}-.`
    yield { key: 'id', message }
  }
  const where = asString(entry.where) ?? ''
  if (where !== '' && !resolves(spec, where)) {
    const message = `\`${where}\` leads nowhere. Write file.yaml#/pointer/to/the/place.`
    yield { key: 'where', message }
  }
}

function getFamilies({ files }: Specification): string[] {
  const tags = asArray(asObject(files.get('openapi.yaml')?.data).tags)
  return tags.flatMap((tag) => asString(asObject(tag).name) ?? [])
}

/** Files of families are named without their folder. */
function resolves({ files }: Specification, where: string): boolean {
  const [name = '', pointer] = where.split('#')
  const file = files.get(name) ?? files.get(`openapi/${name}`)
  return pointer !== undefined && valueAt(file, pointerKeys(pointer)) !== undefined
}
