import { ownValue } from '../../runtime/json.ts'
import type { Contract, Credential, Operation } from '../model/contract.ts'
import { isJson } from '../model/media-types.ts'
import { printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type Examples, getSuccess } from './example-handlers.ts'

/**
 * `src/handlers.test.ts`: calls the operation that needs only a key and has the shortest reply; if there is none, requests an
 * unknown path.
 */
export function exampleTest(
  { operations }: Contract,
  getExamples: (family: string) => Readonly<Record<string, Examples>>,
  core: string,
): string {
  const candidates = operations.flatMap((candidate) => {
    const reply = getSuccess(ownValue(getExamples(candidate.family), candidate.operationId))
    return reply && isJson(reply.mediaType) && needsOnlyKey(candidate) ? [{ ...candidate, reply }] : []
  })
  const getLength = ({ reply }: (typeof candidates)[number]) => JSON.stringify(reply.value ?? null).length
  const [operation] = candidates.sort((a, b) => getLength(a) - getLength(b))
  if (!operation) return renderTemplate('project-test', { ...notFoundTest, core })
  const { operationId, path, credentials, reply } = operation
  return renderTemplate('project-test', {
    core,
    name: printLiteral(`${operationId} replies over HTTP`),
    request: getRequest(path, credentials[0]?.[0]),
    actual: '[reply.status, await reply.json()]',
    expected: printLiteral([typeof reply.status === 'number' ? reply.status : 200, reply.value ?? null], 2, 60),
  })
}

const notFoundTest = {
  name: "'an unknown path is not found'",
  request: "url + '/unknown/path'",
  actual: 'reply.status',
  expected: '404',
}

function needsOnlyKey({ method, path, credentials, parameters, streams }: Operation): boolean {
  const [required = []] = credentials
  return (
    method === 'GET' &&
    !path.includes('{') &&
    parameters.every(({ required }) => !required) &&
    streams.length === 0 &&
    required.length <= 1 &&
    required.every(
      (credential) => credential.in === 'bearer' || credential.in === 'header' || credential.in === 'query',
    )
  )
}

const key = 'sk-test'

/** The arguments of `fetch`, as code. */
function getRequest(path: string, credential: Credential | undefined): string {
  const { in: location, name = '' } = credential ?? {}
  const query = location === 'query' ? `?${new URLSearchParams([[name, key]])}` : ''
  const address = `url + ${printLiteral(path + query)}`
  if (location !== 'bearer' && location !== 'header') return address
  return `${address}, ${printLiteral({ headers: { [name]: location === 'bearer' ? `Bearer ${key}` : key } })}`
}
