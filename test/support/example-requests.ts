import { readFileSync } from 'node:fs'
import type { Route } from 'gatewright/core'
import { routes } from '../../generated/routes.ts'

/** A request of the contract's own, complete but for the address. */
export interface ExampleRequest {
  readonly operationId: string
  readonly family: string
  /** Name of the example; empty for an operation without a body. */
  readonly name: string
  readonly path: string
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string }
}

interface Named {
  readonly name: string
  readonly value: unknown
}

/** Where the examples of the gateway's contract are; relative to this file. */
const gatewayExamples = '../../generated/examples/'

/** Every request example of the routes, and one request of each operation that has no body. */
export function exampleRequests(
  key: string,
  ofRoutes: readonly Route[] = routes,
  folder = gatewayExamples,
): ExampleRequest[] {
  return ofRoutes.flatMap((route) => {
    const examples: readonly Named[] = route.body ? getRequests(route, folder) : [{ name: '', value: undefined }]
    return examples.map(({ name, value }) => {
      const { path, headers } = fillIn(route, key)
      const body = value === undefined ? {} : { body: JSON.stringify(value) }
      const type: Record<string, string> = value === undefined ? {} : { 'content-type': 'application/json' }
      const init = { method: route.method, headers: { ...headers, ...type }, ...body }
      return { operationId: route.operationId, family: route.family, name, path, init }
    })
  })
}

function getRequests({ family, operationId }: Route, folder: string): readonly Named[] {
  const text = readFileSync(new URL(`${folder}${family}.json`, import.meta.url), 'utf8')
  return JSON.parse(text)[operationId].requests
}

/** Values for the parameters that have to be there; ids name nothing. */
const parameterValues: Readonly<Record<string, string>> = {
  id: '1789012345678901',
  model: 'gw-text-large',
  task_id: 'video_123',
  'messages-version': '2023-06-01',
}

function fillIn(route: Route, key: string): { path: string; headers: Record<string, string> } {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => parameterValues[name] ?? name)
  const inHeaders = route.parameters.filter(
    ({ name }) => name in parameterValues && route.path.indexOf(`{${name}}`) < 0,
  )
  const headers = Object.fromEntries(inHeaders.map(({ name }) => [name, parameterValues[name] ?? '']))
  const credential = route.credentials[0]?.[0]
  if (credential?.in === 'bearer') headers.authorization = `Bearer ${key}`
  if (credential?.in === 'header') headers[credential.name] = key
  return { path: credential?.in === 'query' ? `${path}?${credential.name}=${key}` : path, headers }
}

/** Resolves when the event loop has turned so often that what was sent at once has come, however slow the machine is. */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve, 5))
}
