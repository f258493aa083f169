import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileMap } from '../../generators/emit/emitted.ts'
import { generate } from '../../generators/pipeline.ts'
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
