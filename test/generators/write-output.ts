import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileMap } from '../../generators/emit/emitted.ts'
import { generate } from '../../generators/pipeline.ts'
import type { SpecFiles } from '../../generators/read/read-spec.ts'
import { parseYamlFile } from '../../generators/read/yaml-file.ts'
import { root } from './run-generate.ts'

/** Generates from `spec` into `folder`, two levels below the root; both are paths from the root. */
export async function writeOutput(spec: string, folder: string): Promise<FileMap> {
  const files = await generate(join(root, spec), '../../server-stub/core')
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true })
    writeFileSync(join(root, folder, path), text)
  }
  return files
}

/** A specification written in a test; its entry is `openapi.yaml`. */
export function getSpec(files: Readonly<Record<string, string>>): SpecFiles {
  const parsed = Object.entries(files).map(([name, text]) => [name, parseYamlFile(name, text)] as const)
  return { openapi: 'openapi.yaml', files: new Map(parsed) }
}
