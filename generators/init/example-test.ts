import type { Contract, Credential, Operation } from '../model/contract.ts'
import { isJson } from '../model/operations.ts'
import { printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type Examples, getSuccess } from './example-handlers.ts'

/**
 * `my/handlers.test.ts`: asks the running server for what can be had with nothing but a key. A contract that has no such
 * operation is asked for what is not there.
 */
export function exampleTest(
  { operations }: Contract,
  examplesOf: (family: string) => Readonly<Record<string, Examples>>,
): string {
  const [asked] = operations.flatMap((operation) => {
    const reply = getSuccess(examplesOf(operation.family)[operation.operationId])
    return reply && isJson(reply.mediaType) && isPlain(operation) ? [{ ...operation, reply }] : []
  })
  if (!asked) return renderTemplate('project-test', nothingThere)
  const { operationId, path, credentials, reply } = asked
  return renderTemplate('project-test', {
    name: printLiteral(`${operationId} answers over HTTP`),
    request: getRequest(path, credentials[0]),
    found: '[reply.status, await reply.json()]',
    expected: printLiteral([reply.status, reply.value], 2, 60),
  })
}

const nothingThere = {
  name: "'what is not there is not found'",
  request: "url + '/nothing/of/the/kind'",
  found: 'reply.status',
  expected: '404',
}

function isPlain({ method, path, parameters, streams }: Operation): boolean {
  return (
    method === 'GET' && !path.includes('{') && parameters.every(({ required }) => !required) && streams.length === 0
  )
}

const key = 'sk-test'

/** The arguments of `fetch`. */
function getRequest(path: string, credential: Credential | undefined): string {
  const { in: place, name = '' } = credential ?? {}
  const query = place === 'query' ? `?${new URLSearchParams([[name, key]])}` : ''
  const address = `url + ${printLiteral(path + query)}`
  if (place !== 'bearer' && place !== 'header') return address
  return `${address}, ${printLiteral({ headers: { [name]: place === 'bearer' ? `Bearer ${key}` : key } })}`
}
