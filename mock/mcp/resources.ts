import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { isObject } from '../../runtime/json.ts'
import { createCaller } from '../control/client.ts'
import { type AgentMock, getCallOptions, openControl } from './add-tool.ts'

const root = join(import.meta.dirname, '../..')

/** Files of the package that agents read, by their URI after `gatewright://`. */
const files: Readonly<Record<string, readonly [path: string, about: string]>> = {
  'control/openapi.json': ['mock/control/generated/openapi.json', 'The control API, as OpenAPI.'],
  'schemas/scenarios.json': ['mock/scenarios.schema.json', 'JSON Schema of scenarios.'],
  'schemas/fault.json': ['mock/fault.schema.json', 'JSON Schema of faults.'],
  'schemas/latency.json': ['mock/latency.schema.json', 'JSON Schema of latencies.'],
}

/** Adds the contract of the mock, the schemas of what can be added, and the documentation. */
export function addResources(server: McpServer, mock: AgentMock): void {
  for (const [name, [path, description]] of Object.entries(files)) addFile(server, { name, path, description })
  for (const name of listDocs()) {
    const text = readFileSync(join(root, name), 'utf8')
    addFile(server, { name, path: name, description: /^# (.+)$/m.exec(text)?.[1] ?? name })
  }
  addContract(server, mock)
}

interface PackageFile {
  readonly name: string
  readonly path: string
  readonly description: string
}

function addFile(server: McpServer, { name, path, description }: PackageFile): void {
  const mimeType = path.endsWith('.json') ? 'application/json' : 'text/markdown'
  server.registerResource(name, `gatewright://${name}`, { description, mimeType }, async ({ href: uri }) => ({
    contents: [{ uri, mimeType, text: readFileSync(join(root, path), 'utf8') }],
  }))
}

/** The pages of the documentation that the package has. */
function listDocs(): readonly string[] {
  const names = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const pages = names.map((name) => `docs/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('.md'))
  return pages.filter((name) => !name.startsWith('docs/decisions/')).sort()
}

function addContract(server: McpServer, mock: AgentMock): void {
  const mimeType = 'application/json'
  const whole = {
    description: 'The whole contract of the mock, as OpenAPI. It may be large: describe_operation has parts.',
    mimeType,
  }
  server.registerResource(
    'contract/openapi.json',
    'gatewright://contract/openapi.json',
    whole,
    async ({ href: uri }) => {
      const document = await createCaller(getCallOptions(mock, undefined))(isObject, 'GET', '/openapi.json')
      return { contents: [{ uri, mimeType, text: JSON.stringify(document) }] }
    },
  )
  const list = async () => {
    const { operations } = await openControl(mock, undefined).listOperations()
    return {
      resources: operations.slice(0, 100).map(({ operationId, summary }) => ({
        uri: `gatewright://contract/operations/${encodeURIComponent(operationId)}`,
        name: `contract/operations/${operationId}`,
        description: summary,
        mimeType,
      })),
    }
  }
  const template = new ResourceTemplate('gatewright://contract/operations/{operationId}', { list })
  const description = 'An operation of the contract in short.'
  server.registerResource(
    'contract/operations',
    template,
    { description, mimeType },
    async ({ href: uri }, { operationId }) => {
      const described = await openControl(mock, undefined).describeOperation(String(operationId))
      return { contents: [{ uri, mimeType, text: JSON.stringify(described) }] }
    },
  )
}
