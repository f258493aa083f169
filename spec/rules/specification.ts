import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, SpecError } from '../../generators/diagnostics.ts'
import type { Json, JsonObject } from '../../generators/json.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import type { Contract } from '../../generators/model/contract.ts'
import { DocumentReader } from '../../generators/model/documents.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { parseYamlFile, type YamlFile } from '../../generators/read/yaml-file.ts'
import { getPlaces, type Place } from './places.ts'
import { sourceSections } from './source-sections.ts'

/** A folder with a specification, as the rules see it. */
export interface Specification {
  readonly folder: string
  /** Files by their path from the folder. */
  readonly files: ReadonlyMap<string, YamlFile>
  /** Every node of every file but the registers. */
  readonly places: readonly Place[]
  /** What the generators find wrong. */
  readonly diagnostics: readonly Diagnostic[]
  /** What the generators make of it; absent while they find something wrong. */
  readonly built?: Understood
}

export interface Understood {
  readonly contract: Contract
  readonly openapi: DocumentReader
  readonly asyncapi?: DocumentReader
  /** Both documents: payloads of events stand in the second only. */
  readonly documents: readonly DocumentReader[]
  /** Every schema of both documents by name. */
  readonly schemas: Readonly<Record<string, JsonObject>>
}

export const openQuestions = 'open-questions.yaml'

/** Lists of data, which describe nothing of a document. */
const registers: ReadonlySet<string> = new Set([openQuestions, sourceSections])

const loaded = new Map<string, Specification>()

/** Reads the specification of a folder, once for all rules. */
export function loadSpecification(folder: string): Specification {
  const known = loaded.get(folder) ?? load(folder)
  loaded.set(folder, known)
  return known
}

function load(folder: string): Specification {
  try {
    const source = readSpec(join(folder, 'openapi.yaml'))
    const files = new Map([...source.files, ...unreadFiles(folder)])
    const places = [...files].flatMap(([name, { data }]) => (registers.has(name) ? [] : [...getPlaces(name, data)]))
    return { folder, files, places, ...understand(() => buildContract(source)) }
  } catch (error) {
    return { folder, files: new Map(), places: [], diagnostics: findDiagnostics(error) }
  }
}

/** The generators have no use for the flows and the sections of the source, so they do not read them. */
function unreadFiles(folder: string): [string, YamlFile][] {
  return ['arazzo.yaml', sourceSections].flatMap((name): [string, YamlFile][] => {
    const path = join(folder, name)
    return existsSync(path) ? [[name, parseYamlFile(path, readFileSync(path, 'utf8'))]] : []
  })
}

function understand(build: () => ReturnType<typeof buildContract>): Pick<Specification, 'built' | 'diagnostics'> {
  try {
    const { contract, schemas, ...flat } = build()
    const openapi = new DocumentReader(flat.openapi, [])
    if (!flat.asyncapi) return { diagnostics: [], built: { contract, schemas, openapi, documents: [openapi] } }
    const asyncapi = new DocumentReader(flat.asyncapi, [])
    return { diagnostics: [], built: { contract, schemas, openapi, asyncapi, documents: [openapi, asyncapi] } }
  } catch (error) {
    return { diagnostics: findDiagnostics(error) }
  }
}

function findDiagnostics(error: unknown): readonly Diagnostic[] {
  if (!(error instanceof SpecError)) throw error
  return error.diagnostics
}

/** The value that a pointer names in a file, if there is one. */
export function valueAt(file: YamlFile | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Array.isArray(value) ? value[Number(key)] : Object.hasOwn(value, key) ? value[key] : undefined
  }, file?.data)
}
