import { asArray, asObject, asString, asStrings, type JsonObject, pointerKeys, valueAt } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'
import type { Rule } from './specification.ts'
import { openQuestions, type Specification } from './specification.ts'

const fields = ['id', 'where', 'source', 'question', 'choice', 'why', 'changes-if']

/**
 * Every x-question is an entry of the register of open questions; every entry is complete, has an id that starts with a
 * family or `all`, refers to an existing node, and is used.
 */
export const questionsRegistered: Rule = {
  name: 'questions-registered',
  document: 'openapi',
  *check(spec) {
    const entries = asArray(spec.files.get(openQuestions)?.data).map(asObject)
    const ids = entries.map(({ id }) => asString(id) ?? '')
    const used = new Set<string>()
    for (const { node, at } of spec.specNodes) {
      for (const { key, id } of getQuestions(node)) {
        used.add(id)
        if (ids.includes(id)) continue
        const message = `\`${id}\` is not an open question. Add it to ${openQuestions} or fix the spelling.`
        yield { message, at: under(at, key) }
      }
    }
    for (const [index, entry] of entries.entries()) {
      const at = { file: openQuestions, pointer: `/${index}` }
      const errors = [...findErrors(spec, entry), ...findIdErrors(asString(entry.id) ?? '', ids.slice(0, index), used)]
      for (const { key, message } of errors) yield { message, at: entry[key] === undefined ? at : under(at, key) }
    }
  },
}

/** The ids in `x-question` and `x-choice`, which is an id or has ids as keys. */
function getQuestions(node: JsonObject): { key: string; id: string }[] {
  const { 'x-question': asked, 'x-choice': made, 'x-lifecycle': lifecycle } = node
  const choices = [made, asObject(lifecycle).choice].flatMap(
    (choice) => asString(choice) ?? Object.keys(asObject(choice)),
  )
  return [
    ...asStrings(asked).map((id) => ({ key: 'x-question', id })),
    ...choices.map((id) => ({ key: made === undefined ? 'x-lifecycle' : 'x-choice', id })),
  ]
}

interface EntryError {
  readonly key: string
  readonly message: string
}

function* findIdErrors(id: string, before: readonly string[], used: ReadonlySet<string>): Generator<EntryError> {
  if (before.includes(id)) yield { key: 'id', message: `\`${id}\` is used by two entries. Merge them.` }
  if (!used.has(id)) {
    yield { key: 'id', message: `\`${id}\` is unused. Add x-question: ${id} where the choice was made.` }
  }
}

function* findErrors(spec: Specification, entry: JsonObject): Generator<EntryError> {
  for (const field of fields) {
    if (!asStrings(entry[field]).join('').trim())
      yield { key: field, message: `The entry has no \`${field}\`. Add one.` }
  }
  for (const key of Object.keys(entry).filter((key) => ![...fields, 'contradiction'].includes(key))) {
    yield { key, message: `\`${key}\` is not a field of an entry. The fields are ${fields.join(', ')}.` }
  }
  const id = asString(entry.id) ?? ''
  const prefixes = ['all', ...getFamilies(spec)]
  const isName = /^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) && prefixes.some((name) => id.startsWith(`${name}-`))
  if (!isName) {
    const message = `\`${id}\` is not an id. Use kebab-case, starting with ${prefixes.join('-, ')}-.`
    yield { key: 'id', message }
  }
  const where = asString(entry.where) ?? ''
  if (where !== '' && !exists(spec, where)) {
    const message = `\`${where}\` does not exist. Use file.yaml#/pointer/to/the/node.`
    yield { key: 'where', message }
  }
}

function getFamilies({ files }: Specification): string[] {
  const tags = asArray(asObject(files.get('openapi.yaml')?.data).tags)
  return tags.flatMap((tag) => asString(asObject(tag).name) ?? [])
}

/** Files of families are given without their folder. */
function exists({ files }: Specification, where: string): boolean {
  const [name = '', pointer] = where.split('#')
  const file = files.get(name) ?? files.get(`openapi/${name}`)
  return pointer !== undefined && valueAt(file?.data, pointerKeys(pointer)) !== undefined
}
