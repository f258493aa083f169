import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Emitter, type EmitterName, emitterNames } from '../generators/emit/emitted.ts'
import type { TypesOptions } from '../generators/emit/schema-types.ts'
import type { GenerateOptions } from '../generators/generate.ts'
import { schemaChecker } from '../settings/check-schema.ts'
import { FileError, toSentence } from '../settings/errors.ts'
import { readTextFile } from '../settings/files.ts'
import { parseValidFile } from '../settings/located-file.ts'
import { typesOptionNames } from './types.ts'

/** What is generated from a document. */
export interface GenerateTarget extends Omit<GenerateOptions, 'out' | 'check'> {
  /** The folder of types, validators, tables and what `emitters` add. */
  readonly out?: string
  /** The file of types that `gatewright types` writes. */
  readonly types?: string
  readonly typesOptions?: TypesOptions
}

/** What `gatewright generate` does without options: the default export of `gatewright.config.ts`. */
export interface GenerateConfig {
  readonly generate: readonly GenerateTarget[]
}

/** Returns the configuration, for its type. */
export function defineConfig(config: GenerateConfig): GenerateConfig {
  return config
}

const fileNames = ['gatewright.config.yaml', 'gatewright.config.ts', 'gatewright.config.js']

const path = { type: 'string', minLength: 1 }
const target = {
  type: 'object',
  additionalProperties: false,
  required: ['spec'],
  properties: {
    spec: path,
    out: path,
    types: path,
    typesOptions: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(typesOptionNames.map((name) => [name, { type: 'boolean' }])),
    },
    emitters: { type: 'array', items: path },
    allowOutside: { type: 'boolean' },
    allowPrivate: { type: 'boolean' },
    lenient: { type: 'boolean' },
    runtime: path,
    importExtension: { enum: ['ts', 'js', 'none'] },
  },
  anyOf: [{ required: ['out'] }, { required: ['types'] }],
  errorMessage: 'must have `out`, a folder, or `types`, a file',
}
const checkContent = schemaChecker({
  type: 'object',
  additionalProperties: false,
  required: ['generate'],
  properties: { generate: { type: 'array', minItems: 1, items: target } },
})

/** The configuration of the current folder; undefined if there is none. Throws a `UsageError` with all errors of it. */
export async function readGenerateConfig(): Promise<GenerateConfig | undefined> {
  const [name, ...others] = fileNames.filter((name) => existsSync(name))
  if (name === undefined) return undefined
  if (others.length > 0) throw new FileError(`There are ${[name, ...others].join(' and ')}: keep one of them.`)
  const { generate } = name.endsWith('.yaml') ? readYaml(name) : await readModule(name)
  return { generate: await Promise.all(generate.map((target) => loadTarget(target, name))) }
}

interface Content {
  readonly generate: readonly (Omit<GenerateTarget, 'emitters'> & {
    readonly emitters?: readonly (string | Emitter)[]
  })[]
}

function readYaml(name: string): Content {
  return parseValidFile(name, readTextFile(name, name), checkContent).value as Content
}

async function readModule(name: string): Promise<Content> {
  const content = await importDefault(name)
  // The schema knows no functions.
  const plain = await attempt(name, () =>
    JSON.stringify(content ?? null, (_, value) => (typeof value === 'function' ? 'function' : value)),
  )
  const errors = checkContent(JSON.parse(plain))
  if (errors.length > 0) throw new FileError(errors.map((error) => `${name}: ${toSentence(error)}`).join('\n'))
  return content as Content
}

async function importDefault(name: string): Promise<unknown> {
  return attempt(name, async () => (await import(pathToFileURL(resolve(name)).href)).default)
}

/** Runs what is in a module of the user. Throws a `FileError` that names the module and its line instead of its error. */
async function attempt<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof FileError) throw error
    const { message, stack = '' } = error instanceof Error ? error : new Error(`${error}`)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason = message
      .replace(/\s*\n\s*/g, ' ')
      .slice(0, 300)
      .replace(/\.$/, '')
    if (code === 'ERR_MODULE_NOT_FOUND') throw new FileError(`${name} cannot be loaded: ${reason}.`)
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
      throw new FileError(
        `${name} needs Node 22.18 or newer: write it in JavaScript for Node ${process.versions.node}.`,
      )
    const [, line = ''] = stack.split(resolve(name))
    throw new FileError(`${name}${/^(?::\d+)+/.exec(line)?.[0] ?? ''} throws: ${reason}.`)
  }
}

async function loadTarget({ emitters, ...target }: Content['generate'][number], file: string): Promise<GenerateTarget> {
  if (emitters === undefined) return target
  return { ...target, emitters: await Promise.all(emitters.map((emitter) => loadEmitter(emitter, file))) }
}

/** An emitter by its name, or the default export of a module; `file` is the configuration. */
async function loadEmitter(emitter: string | Emitter, file: string): Promise<EmitterName | Emitter> {
  if (typeof emitter === 'function') return protectEmitter(emitter, file)
  const builtIn = emitterNames.find((name) => name === emitter)
  if (builtIn !== undefined) return builtIn
  if (!/[./\\]/.test(emitter)) {
    const names = emitterNames.map((name) => `\`${name}\``).join(', ')
    throw new FileError(
      `Unknown emitter \`${emitter}\`: use ${names}, or the path of a module, such as ./emitters/${emitter}.ts.`,
    )
  }
  const loaded = await importDefault(emitter)
  if (typeof loaded !== 'function') throw new FileError(`${emitter} has no function as its default export.`)
  return protectEmitter(loaded as Emitter, emitter)
}

/** The emitter with a `FileError` that names its module if it throws, or returns anything but texts by path. */
function protectEmitter(emit: Emitter, name: string): Emitter {
  return (input) =>
    attempt(name, async () => {
      const files: unknown = await emit(input)
      if (files instanceof Map && [...files].flat().every((part) => typeof part === 'string')) return files
      throw new FileError(`${name}: an emitter must return a Map of texts by path.`)
    })
}
