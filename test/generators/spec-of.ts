import type { SpecFiles } from '../../generators/read/read-spec.ts'
import { parseYamlFile } from '../../generators/read/yaml-file.ts'

/** A specification written in a test; its entry is `openapi.yaml`. */
export function getSpec(files: Readonly<Record<string, string>>): SpecFiles {
  const parsed = Object.entries(files).map(([name, text]) => [name, parseYamlFile(name, text)] as const)
  return { openapi: 'openapi.yaml', files: new Map(parsed) }
}
