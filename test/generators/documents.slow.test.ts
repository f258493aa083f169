import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from 'gatewright/core'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { findWarnings } from '../../generators/warnings.ts'
import { asArray, type Json, type JsonObject } from '../../runtime/json.ts'
import { type Judge, judgeReplies } from './judge-replies.ts'
import { makeFolder, removeFolder, root, writeOutput } from './run-generate.ts'
import { findFolderErrors, request, serve, writeHandlers } from './served-folder.ts'

/**
 * One minimal document for each feature of OpenAPI. `x-requests` are requests with the status that the document
 * prescribes; `x-warnings` are the warnings about the document, as `code:line`.
 */
const documents = 'test/generators/documents'

interface ExampleRequest {
  /** Method and target, such as `GET /items?limit=1`. */
  readonly request: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is if it is a string, else as JSON. */
  readonly body?: Json
  /** Sent as multipart/form-data; several parts of one name as a list. */
  readonly form?: Readonly<Record<string, FormValue | readonly FormValue[]>>
  readonly status: number
  /** The media type of the reply. */
  readonly type?: string
  /** What the reply's JSON contains. */
  readonly reply?: JsonObject
  /** A part of the reply. */
  readonly contains?: string
  readonly replyHeaders?: Readonly<Record<string, string>>
}

/** A text, or a file. */
type FormValue = string | { readonly file: string; readonly type: string }

const names = readdirSync(join(root, documents)).filter((name) => /\.(yaml|json)$/.test(name))
const folders = names.map((name) => ({ name, folder: makeFolder() }))

afterAll(() => {
  for (const { folder } of folders) removeFolder(folder)
})

describe.each(folders)('$name', ({ name, folder }) => {
  const spec = `${documents}/${name}`
  const source: JsonObject = parse(readFileSync(join(root, spec), 'utf8'))
  const requests = (source['x-requests'] ?? []) as unknown as readonly ExampleRequest[]

  test('is generated and served, and its replies have the schemas of the document', async () => {
    const files = await writeOutput(spec, folder)
    writeHandlers(spec, folder)
    const judge = judgeReplies(JSON.parse(files.get('openapi.json') ?? ''))
    const { server, base, routes } = await serve(folder)
    try {
      expect(requests.length, 'x-requests').toBeGreaterThan(0)
      for (const each of requests) await send(base, each, routes, judge)
    } finally {
      await server.close()
    }
  })

  test('has the expected warnings', () => {
    const warnings = findWarnings(buildContract(readSpec(join(root, spec)))).map(({ code, at }) => `${code}:${at.line}`)
    expect(warnings.sort()).toEqual([...asArray(source['x-warnings'])].sort())
  })
})

test('all generated code passes the type checker', () => {
  expect(findFolderErrors(folders.map(({ folder }) => folder))).toEqual([])
})

async function send(base: string, each: ExampleRequest, routes: readonly Route[], judge: Judge): Promise<void> {
  const [method = '', target = ''] = each.request.split(' ')
  const { headers, bytes } = await encodeBody(each)
  const reply = await request(base + target, { method, headers: { ...headers, ...each.headers } }, bytes)
  const { text } = reply
  expect(reply.status, `${each.request} ${JSON.stringify(each)}: ${text}`).toBe(each.status)
  const type = reply.type.split(';')[0] ?? ''
  if (each.type !== undefined) expect(type, each.request).toBe(each.type)
  for (const [name, value] of Object.entries(each.replyHeaders ?? {}))
    expect(reply.headers[name], `${each.request} ${name}`).toBe(value)
  if (each.contains !== undefined) expect(text, each.request).toContain(each.contains)
  if (each.reply !== undefined) expect(JSON.parse(text), each.request).toMatchObject(each.reply)
  const path = target.split('?')[0] ?? ''
  const own = routes.filter((route) => route.method === method)
  const route = own.find((route) => route.path === path) ?? own.find((route) => getPattern(route.path).test(path))
  if (route) expect(judge(route, reply.status, type, text), `${each.request}: ${text}`).toBeUndefined()
}

async function encodeBody({
  body,
  form,
}: ExampleRequest): Promise<{ headers: Record<string, string>; bytes?: Buffer }> {
  if (form !== undefined) {
    const encoded = new Response(toFormData(form))
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    return { headers, bytes: Buffer.from(await encoded.arrayBuffer()) }
  }
  if (body === undefined) return { headers: {} }
  if (typeof body === 'string') return { headers: {}, bytes: Buffer.from(body) }
  return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(body)) }
}

function toFormData(form: NonNullable<ExampleRequest['form']>): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries(form))
    for (const value of [values].flat() as FormValue[]) {
      if (typeof value === 'string') data.append(name, value)
      else data.append(name, new Blob([value.file], { type: value.type }), 'file')
    }
  return data
}

function getPattern(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
