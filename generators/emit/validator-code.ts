/**
 * Turns ajv's standalone output into a module of ours: `require` becomes `import`, and counting the characters of a
 * string becomes a comparison that seldom has to count.
 */
export function finishValidatorCode(code: string, core: string): string {
  const lengths = useLengthComparisons(nameAfterSchemas(dropUnusedSchemas(code)))
  const { body, imports } = hoistRequires(lengths.body, core)
  const used =
    lengths.names.length === 0 ? [] : [`import { ${lengths.names.join(', ')} } from '${core}/string-length.ts'`]
  return `${[...imports, ...used].sort().join('\n')}\n${body.replace(/^"use strict";\n?/, '').trimEnd()}\n`
}

/** ajv prints the text of every schema, though the code needs few of them. */
function dropUnusedSchemas(code: string): string {
  return code.replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    new RegExp(`\\b${name}\\b`, 'g').exec(code.replace(line, '')) ? line : '',
  )
}

/** Strings are matched to be passed over, and properties with their dot: they may look like ajv's own names. */
const stringOrNumbered = /"(?:[^"\\\n]|\\.)*"|\.?\b(?:validate|schema)\d+\b/g

/** Numbers become names, so that a schema that is added does not rename all that follow it. */
function nameAfterSchemas(code: string): string {
  const functions = code.matchAll(/^function (validate\d+)\(.*\n\/\*# sourceURL="(\w+)" \*\/;?\n/gm)
  const schemas = code.matchAll(/^const (schema\d+) = .*"\$id":"(\w+)"\};$/gm)
  const names = new Map([
    ...[...functions].map(([, number = '', id = '']) => [number, `check${id}`] as const),
    ...[...schemas].map(([, number = '', id = '']) => [number, `schema${id}`] as const),
  ])
  const named = code.replace(stringOrNumbered, (found) => names.get(found) ?? found)
  return named.replace(/^\/\*# sourceURL="\w+" \*\/;?\n/gm, '')
}

function useLengthComparisons(code: string): { body: string; names: string[] } {
  const counter = /^const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;\n?/m.exec(code)
  if (!counter) return { body: code, names: [] }
  const names = new Set<string>()
  const compared = code
    .replace(counter[0], '')
    .replace(
      new RegExp(`\\b${counter[1]}\\((.+?)\\) ([<>]) (\\d+)`, 'g'),
      (_, text: string, sign: string, bound: string) => {
        const name = sign === '>' ? 'longerThan' : 'shorterThan'
        names.add(name)
        return `${name}(${text}, ${bound})`
      },
    )
  return { body: compared, names: [...names].sort() }
}

function hoistRequires(code: string, core: string): { body: string; imports: string[] } {
  const imports = new Set<string>()
  const body = code.replaceAll(equal, 'isDeepStrictEqual').replace(/require\("([^"]+)"\)/g, (_, path: string) => {
    const module = `${path.replace(/^.*\//, '').replace(/\W/g, '_')}Module`
    const from = path.startsWith('runtime/') ? `${core}/${path.slice('runtime/'.length)}.ts` : `${path}.js`
    imports.add(`import * as ${module} from '${from}'`)
    return module
  })
  if (body.includes('isDeepStrictEqual')) imports.add("import { isDeepStrictEqual } from 'node:util'")
  return { body, imports: [...imports] }
}

/** Only a default export, of a CommonJS module: loaders disagree on what an import of that gives. */
const equal = 'require("ajv/dist/runtime/equal").default'
