import { byName, makeUnique } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import { findReachable } from '../model/documents.ts'
import { oncePerContract } from './emitted.ts'

/** The generated modules that declare schemas, by the names of the schemas. */
export interface SchemaModules {
  /** The file of the schemas that several families use, or none; it refers to no other module. */
  readonly shared: string
  readonly sharedNames: ReadonlySet<string>
  /** The schemas that only this family uses. */
  listFamily(family: string): readonly string[]
}

export const getSchemaModules = oncePerContract(divideSchemas)

function divideSchemas({ contract }: Built): SchemaModules {
  const families = new Set(contract.families.map(({ name }) => name))
  const references = new Map(contract.schemas.map((schema) => [schema.name, schema.references]))
  const unused = contract.schemas.filter((schema) => schema.families.length === 0)
  const reached = findReachable(
    unused.map(({ name }) => name),
    (name) => references.get(name) ?? [],
  )
  const shared = contract.schemas.filter((schema) => schema.families.length !== 1 || reached.has(schema.name))
  const sharedNames = new Set(shared.map(({ name }) => name))
  return {
    shared: makeUnique('schemas', families),
    sharedNames,
    listFamily: (family) => {
      const schemas = contract.schemas.filter(({ name, families }) => families[0] === family && !sharedNames.has(name))
      return schemas.map(({ name }) => name).sort(byName)
    },
  }
}
