import { asObject, asString, type Json, ownValue } from '../../runtime/json.ts'
import { listBranches, walkStructure } from '../read/structure.ts'
import type { DocumentReader } from './documents.ts'

/** Reports each property of an x-less-than that is not declared. */
export function checkLessThan(reader: DocumentReader): void {
  for (const { node } of walkStructure(reader.schemas)) {
    const rules = Object.entries(asObject(node['x-less-than']))
    for (const path of rules.flatMap(([path, than]) => [path, asString(than) ?? ''])) {
      if (declaresProperty(reader, node, path.split('/'))) continue
      reader.report('unknown-property', `No property \`${path}\` is declared here.`, node, 'x-less-than')
    }
  }
}

/** Whether a schema, or a branch of it, declaresProperty the property at the path. */
function declaresProperty(reader: DocumentReader, value: Json, [name, ...rest]: readonly string[], depth = 0): boolean {
  if (name === undefined) return true
  if (depth > maxUnionDepth) return false
  const schema = reader.follow(value)
  const property = ownValue(asObject(schema.properties), name)
  if (property !== undefined && declaresProperty(reader, property, rest)) return true
  return listBranches(schema).some((branch) => declaresProperty(reader, branch, [name, ...rest], depth + 1))
}

/** Stops the recursion into unions that contain themselves. */
const maxUnionDepth = 8
