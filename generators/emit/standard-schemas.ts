import { byName } from '../../runtime/json.ts'
import { printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { getNames } from './names.ts'
import { listValidators } from './validators.ts'

/** `standard-schemas.ts`: the validators of named schemas as Standard Schema. */
export function emitStandardSchemas(input: EmitInput): FileMap {
  const { header, core, schemas } = input
  const { schema: identify, family: identifyModule } = getNames(input)
  // A schema that several modules have is the same in each.
  const modules = new Map(
    listValidators(input).flatMap(({ file, names }) => {
      return names.filter((name) => Object.hasOwn(schemas, name)).map((name) => [name, file] as const)
    }),
  )
  const exports = [...modules]
    .sort(([a], [b]) => byName(a, b))
    .map(([name, file]) => {
      return { name: identify(name), module: `${identifyModule(file)}Validators` }
    })
  const imports = [...new Set(modules.values())].sort().map((file) => {
    return { name: `${identifyModule(file)}Validators`, path: printString(`./validators/${file}.js`) }
  })
  const path = getImportPath(core, 'validation/standard-schema.ts')
  return new Map([['standard-schemas.ts', renderTemplate('standard-schemas', { header, path, imports, exports })]])
}
