import ts from 'typescript'
import { asObject, type JsonObject } from '../../runtime/json.ts'

/** An operation with a method that OpenAPI 3.1 does not have: openapi-typescript does not print it. */
interface OtherMethod {
  readonly path: string
  /** The name in `paths`, in lower case as those of the other methods. */
  readonly method: string
  /** The path at which its types are printed as those of a POST. */
  readonly separatePath: string
}

/** Moves these operations of a document to the POST of a separate path. */
export function separateMethods(root: JsonObject): readonly OtherMethod[] {
  const separate = Object.entries(asObject(root.paths)).flatMap(([path, item]) => {
    const { query, additionalOperations, parameters } = asObject(item)
    const operations = { ...(query === undefined ? {} : { query }), ...asObject(additionalOperations) }
    return Object.entries(operations).map(([method, post]) => ({
      path,
      method: method.toLowerCase(),
      separatePath: `${path} ${method}`,
      item: { ...(parameters === undefined ? {} : { parameters }), post },
    }))
  })
  const items = separate.map(({ separatePath, item }) => [separatePath, item] as const)
  if (items.length > 0) root.paths = { ...asObject(root.paths), ...Object.fromEntries(items) }
  return separate
}

/** Moves the types of separated operations back to their paths. */
export function joinMethods(nodes: readonly ts.Node[], methods: readonly OtherMethod[]): readonly ts.Node[] {
  if (methods.length === 0) return nodes
  const separate = new Map(methods.map((method) => [method.separatePath, method]))
  const types = new Map<string, ts.PropertySignature[]>()
  const takeSeparate = (node: ts.Node): ts.Node | undefined => {
    const method = separate.get(getName(node))
    if (method === undefined) return visitMembers(node, takeSeparate)
    types.set(method.path, [...(types.get(method.path) ?? []), ...renamePost(node, method.method)])
    return undefined
  }
  const addSeparate = (node: ts.Node): ts.Node => {
    const added = types.get(getName(node))
    if (added === undefined || !ts.isPropertySignature(node) || !node.type || !ts.isTypeLiteralNode(node.type))
      return visitMembers(node, addSeparate)
    const type = ts.factory.updateTypeLiteralNode(
      node.type,
      ts.factory.createNodeArray([...node.type.members, ...added]),
    )
    return ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type)
  }
  return nodes.map((node) => (isPaths(node) ? addSeparate(takeSeparate(node) ?? node) : node))
}

function isPaths(node: ts.Node): boolean {
  return (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === 'paths'
}

/** Visits the members of `paths`, and nothing below them. */
function visitMembers(node: ts.Node, visit: (node: ts.Node) => ts.Node | undefined): ts.Node {
  return ts.isPropertySignature(node) ? node : ts.visitEachChild(node, visit, undefined)
}

function getName(node: ts.Node): string {
  return ts.isPropertySignature(node) && 'text' in node.name ? node.name.text : ''
}

/** The POST of a member of `paths`, with the name of another method. */
function renamePost(member: ts.Node, method: string): ts.PropertySignature[] {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type)) return []
  const name = /^[a-z]+$/.test(method) ? ts.factory.createIdentifier(method) : ts.factory.createStringLiteral(method)
  return member.type.members.filter(ts.isPropertySignature).flatMap((node) => {
    if (getName(node) !== 'post') return []
    return [ts.factory.updatePropertySignature(node, node.modifiers, name, node.questionToken, node.type)]
  })
}
