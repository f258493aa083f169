import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { asArray, asObject, escapePointer, type Json, type JsonObject } from '../../generators/json.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { findWarnings } from '../../generators/warnings.ts'
import type { Route } from '../../server-stub/core/contract.ts'
import type { createServer } from '../../server-stub/core/http/server.ts'
import { makeFolder, removeFolder, root } from './run-generate.ts'
import { writeOutput } from './write-output.ts'

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
    const judge = judgeReplies(JSON.parse(files.get('openapi.json') ?? ''))
    const { mockServer } = await import(join(root, folder, 'mock-server.ts'))
    const { routes }: { routes: readonly Route[] } = await import(join(root, folder, 'routes.ts'))
    const server: ReturnType<typeof createServer> = mockServer({ isKey: (key: string) => key === 'secret' })
    const base = await server.listen({ port: 0, host: '127.0.0.1' })
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
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const files = folders.flatMap(({ folder }) => [
    join(root, folder, 'mock-server.ts'),
    join(root, folder, 'handlers.ts'),
  ])
  const program = ts.createProgram(files, { ...options, incremental: false })
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const name = folders.find(({ folder }) => file?.fileName.includes(folder))?.name
    return `${name}: ${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
  expect(errors).toEqual([])
})

type Judge = (route: Route, status: number, type: string, text: string) => string | undefined

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

/** Like `fetch`, which sends neither TRACE nor the body of a GET. */
function request(url: string, options: RequestOptions, bytes: Buffer | undefined) {
  return new Promise<{ status: number; type: string; text: string; headers: IncomingHttpHeaders }>(
    (resolve, reject) => {
      const length = bytes === undefined ? {} : { 'content-length': bytes.length }
      const sent = httpRequest(url, { ...options, headers: { ...options.headers, ...length } }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          const { statusCode: status = 0, headers } = reply
          resolve({ status, headers, type: headers['content-type'] ?? '', text: Buffer.concat(chunks).toString() })
        })
      })
      sent.on('error', reject)
      sent.end(bytes)
    },
  )
}

function getPattern(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

/** A reply need not have write-only properties; that is no rule of JSON Schema. */
function withoutWriteOnly(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (!Array.isArray(value?.required)) return value
    const isSent = (name: string) => asObject(asObject(value.properties)[name]).writeOnly !== true
    return { ...value, required: value.required.filter(isSent) }
  })
}

/** Judges replies by plain ajv and the bundled document, without the generated validators. */
function judgeReplies(document: JsonObject): Judge {
  const ajv = new Ajv2020({ strict: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...withoutWriteOnly(document), $id: 'document' })
  return ({ path, method }, status, type, text) => {
    const operation = asObject(asObject(asObject(document.paths)[path])[method.toLowerCase()])
    const responses = asObject(operation.responses)
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) =>
      Object.hasOwn(responses, name),
    )
    if (key === undefined) return undefined
    const at = ['paths', path, method.toLowerCase(), 'responses', key]
    const reference = asObject(responses[key]).$ref
    const response = typeof reference === 'string' ? reference.slice(2).split('/') : at
    const node = response.reduce<Json | undefined>((value, name) => asObject(value)[name], document)
    const content = asObject(asObject(node).content)
    if (Object.keys(content).length === 0) return text === '' ? undefined : 'The document has no body for this reply.'
    const media = [type, `${type.split('/')[0]}/*`, '*/*'].flatMap((wanted) =>
      Object.keys(content).filter((each) => each.split(';')[0] === wanted),
    )[0]
    if (media === undefined) return text === '' ? undefined : `The document has no ${type} for this reply.`
    if (!/json/.test(type) || asObject(content[media]).schema === undefined) return undefined
    const pointer = [...response, 'content', media, 'schema']
      .map((name) => encodeURIComponent(escapePointer(name)))
      .join('/')
    return ajv.validate({ $ref: `document#/${pointer}` }, JSON.parse(text)) ? undefined : ajv.errorsText()
  }
}
