import { dirname, join } from 'node:path'
import type { Json } from '../runtime/json.ts'
import { formatErrors, formatWarning, SpecError } from './diagnostics.ts'
import { getFamilyRows } from './emit/errors.ts'
import { listDocuments } from './emit/examples.ts'
import { getTemplates } from './emit/problem-templates.ts'
import { getDescriptors } from './emit/protojson.ts'
import { getRouteRows, getStreamRows } from './emit/routes.ts'
import { getSampler } from './emit/sampler.ts'
import { type Built, buildContract } from './model/build-contract.ts'
import { Code, Getter, type Printable } from './print/literal.ts'
import { filesBeside, type ReadOptions, readSpec, type SpecFiles } from './read/read-spec.ts'
import { findWarnings } from './warnings.ts'

/** What the generated files contain. Validators are compiled when they are first called. */
export interface LoadedContract {
  readonly title: string
  readonly tables: { readonly families: unknown; readonly routes: unknown }
  /** The generated JSON files by path. */
  readonly documents: ReadonlyMap<string, Json>
  /** The files that were read, by path. */
  readonly files: SpecFiles['files']
  /** The warnings as printed. */
  readonly warnings: readonly string[]
}

/** Reads an OpenAPI document without writing files. An invalid one has errors, as printed. */
export function loadContract(
  path: string,
  options: ReadOptions = {},
): LoadedContract | { readonly errors: readonly string[] } {
  try {
    const spec = readSpec(path, options)
    const built = buildContract(spec)
    getSampler(built).prepare()
    const warnings = findWarnings(built).map(formatWarning)
    const { title } = built.contract
    const documents = new Map(listDocuments({ ...built, core: '', header: '' }))
    return { title, tables: makeTables(built), documents, files: spec.files, warnings }
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    const { lines, count } = formatErrors(error.diagnostics)
    return { errors: lines.length < error.diagnostics.length ? [...lines, `${count}.`] : lines }
  }
}

/** The files of a document, and those beside it that belong to it; undefined if one of them cannot be read. */
export function findFiles(path: string, options: ReadOptions = {}): readonly string[] | undefined {
  try {
    const { files, unreadable } = readSpec(path, options)
    const names = new Set([...files.keys(), ...(unreadable?.keys() ?? []), ...filesBeside])
    return [...names].map((name) => join(dirname(path), name))
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    return undefined
  }
}

/** The value of a name of generated code. */
type Resolve = (name: string) => unknown

function makeTables(built: Built): LoadedContract['tables'] {
  const streams = new Map([...getStreamRows(built)].map(([name, row]) => [`streams.${name}`, row]))
  const errors = new Map([...getTemplates(built).templates].map(([name, row]) => [`errors.${name}`, row]))
  const descriptors = new Map([...getDescriptors(built)].map(([name, row]) => [`protojson.${name}`, row]))
  const rows = new Map<string, Printable>([...streams, ...errors, ...descriptors])
  const made = new Map<string, unknown>()
  const resolve: Resolve = (name) => {
    const row = rows.get(name)
    const value = made.get(name) ?? (row === undefined ? makeValidator(built, name) : evaluateLiteral(row, resolve))
    made.set(name, value)
    return value
  }
  return {
    families: evaluateLiteral(getFamilyRows(built), resolve),
    routes: evaluateLiteral(getRouteRows(built), resolve),
  }
}

/** `name` is that of a family's module and of its export. */
function makeValidator(built: Built, name: string): unknown {
  const id = name.slice(name.indexOf('.') + 1)
  const validate = Object.assign(
    function (this: unknown, value: unknown): boolean {
      const compiled = getSampler(built).getValidator(id)
      const isValid = compiled.call(this, value) === true
      validate.errors = compiled.errors
      compiled.errors = null
      return isValid
    },
    { errors: null as unknown },
  )
  return validate
}

function evaluateLiteral(value: Printable, resolve: Resolve): unknown {
  if (value instanceof Code) return resolve(value.text)
  if (Array.isArray(value)) return value.map((item) => evaluateLiteral(item, resolve))
  if (typeof value !== 'object' || value === null) return value
  const object = {}
  for (const [key, item] of Object.entries(value as Readonly<Record<string, Printable>>)) {
    if (item === undefined) continue
    const get = () => (item instanceof Getter ? resolve(`protojson.${item.text}`) : undefined)
    const property = item instanceof Getter ? { get } : { value: evaluateLiteral(item, resolve) }
    Object.defineProperty(object, key, { ...property, enumerable: true })
  }
  return object
}
