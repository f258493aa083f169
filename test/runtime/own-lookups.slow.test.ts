import { relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
/** The only files that may index a table by a string. */
const LOOKUPS = ['runtime/contract.ts', 'runtime/json.ts']

/**
 * Objects inherit `constructor`, `toString` and others, so a lookup by a string from a request may find more than the own
 * properties. No tool can tell which strings come from requests: all findLookups by a non-literal string use `ownValue` or a Map.
 */
test('no object of the runtime is indexed by a string', () =>
  expect(findLookups(['server-stub', 'runtime', 'proxy', 'mock', 'settings', 'cli'].flatMap(listFiles))).toEqual([]))

/** Documents of users name operations, schemas, properties and tags. */
test('no object of the generators and the suite is indexed by a string', () => {
  expect(findLookups([...listFiles('generators'), ...listFiles('conformance')])).toEqual([])
})

test('a lookup by a string is found', () => {
  const source = 'export const a: Record<string, 1> = {}; export const f = (n: string) => [a[n], n in a, a["x"]]'
  const file = `${root}server-stub/planted.ts`
  expect(findLookups([file], new Map([[file, source]]))).toEqual([
    'server-stub/planted.ts: a[n]',
    'server-stub/planted.ts: n in a',
  ])
})

function listFiles(folder: string): string[] {
  return ts.sys.readDirectory(`${root}${folder}`, ['.ts']).filter(isOwn)
}

function isOwn(file: string): boolean {
  return !/\/generated\/|\/page\/browser\//.test(file) && !LOOKUPS.some((each) => file.endsWith(each))
}

function findLookups(files: readonly string[], sources: ReadonlyMap<string, string> = new Map()): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    root,
  )
  const { tsBuildInfoFile, ...checked } = options
  const host = ts.createCompilerHost(checked)
  const { readFile, fileExists } = host
  host.readFile = (file) => sources.get(file) ?? readFile(file)
  host.fileExists = (file) => sources.has(file) || fileExists(file)
  const program = ts.createProgram([...files], { ...checked, incremental: false }, host)
  const checker = program.getTypeChecker()
  const found: string[] = []
  const isString = (node: ts.Node) => {
    const type = checker.getTypeAtLocation(node)
    return (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & ts.TypeFlags.String)
  }
  const isTable = (node: ts.Node) => {
    const type = checker.getApparentType(checker.getTypeAtLocation(node))
    return checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined
  }
  for (const source of program.getSourceFiles()) {
    if (!files.includes(source.fileName)) continue
    const visit = (node: ts.Node): void => {
      const isIndexed =
        ts.isElementAccessExpression(node) && isString(node.argumentExpression) && isTable(node.expression)
      const isIn =
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
        !ts.isStringLiteral(node.left) &&
        !ts.isPrivateIdentifier(node.left)
      if (isIndexed || isIn) found.push(`${relative(root, source.fileName)}: ${node.getText()}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}
