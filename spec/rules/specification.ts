import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, type Location, SpecError } from '../../generators/diagnostics.ts'
import { type Built, buildContract } from '../../generators/model/build-contract.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { readSpec, type SpecFiles } from '../../generators/read/read-spec.ts'
import { parseYamlFile, type YamlFile } from '../../generators/read/yaml-file.ts'
import { sourceSections } from './source-sections.ts'
import { type SpecNode, walkSpecNodes } from './spec-nodes.ts'

/** A folder with a specification. */
export interface Specification {
  readonly folder: string
  /** Files by path, relative to the folder. */
  readonly files: ReadonlyMap<string, YamlFile>
  /** Every node of every file except the registers. */
  readonly specNodes: readonly SpecNode[]
  readonly diagnostics: readonly Diagnostic[]
  /** Absent if there are diagnostics. */
  readonly built?: Built
}

/** A violation of a rule; the message says how to fix it. */
export interface RuleViolation {
  readonly message: string
  /** A node of a file of the specification, or a line of any file. */
  readonly at: Origin | Location
}

/** A rule of the specification. It checks the whole folder once, when `document` is linted. */
export interface Rule {
  readonly name: string
  readonly document: 'openapi' | 'asyncapi'
  check(spec: Specification): Iterable<RuleViolation>
}

export const openQuestions = 'open-questions.yaml'

/** Files with data, not nodes of a document. */
const registers: ReadonlySet<string> = new Set([openQuestions, sourceSections])

const loaded = new Map<string, Specification>()

/** Reads the specification of a folder and caches it for all rules. */
export function loadSpecification(folder: string): Specification {
  const specification = loaded.get(folder) ?? load(folder)
  loaded.set(folder, specification)
  return specification
}

function load(folder: string): Specification {
  try {
    const source = readSpec(join(folder, 'openapi.yaml'))
    const files = new Map([...source.files, ...readOtherFiles(folder)])
    const specNodes = [...files].flatMap(([name, { data }]) =>
      registers.has(name) ? [] : [...walkSpecNodes(name, data)],
    )
    return { folder, files, specNodes, ...build(source) }
  } catch (error) {
    return { folder, files: new Map(), specNodes: [], diagnostics: findDiagnostics(error) }
  }
}

/** Reads the files that the generators do not need. */
function readOtherFiles(folder: string): [string, YamlFile][] {
  return ['arazzo.yaml', sourceSections].flatMap((name): [string, YamlFile][] => {
    const path = join(folder, name)
    return existsSync(path) ? [[name, parseYamlFile(path, readFileSync(path, 'utf8'))]] : []
  })
}

function build(source: SpecFiles): Pick<Specification, 'built' | 'diagnostics'> {
  try {
    return { diagnostics: [], built: buildContract(source) }
  } catch (error) {
    return { diagnostics: findDiagnostics(error) }
  }
}

function findDiagnostics(error: unknown): readonly Diagnostic[] {
  if (!(error instanceof SpecError)) throw error
  return error.diagnostics
}
