import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Prints the packages that are loaded until the server is ready. */
const spy = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load(url, context, next) {
      packages.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1] ?? new URL(url).pathname)
      return next(url, context)
    },
  })
  const write = process.stdout.write
  process.stdout.write = function (text, ...rest) {
    if (!String(text).includes('is ready')) return write.call(this, text, ...rest)
    write.call(this, JSON.stringify([...packages]))
    process.exit(0)
  }
`

function loadedBy(program: string): readonly string[] {
  const hooks = `data:text/javascript,${encodeURIComponent(spy)}`
  const args = ['--import', hooks, 'cli/start.js', program, '--port', '0']
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** What only some options, requests or pages need, and what takes long to load. */
const heavy =
  '@electric-sql/pglite @opentelemetry/sdk-trace ajv ajv-formats json-p3 msw pg pg-boss pino @prometheus-io/client undici yaml'.split(
    ' ',
  )

test.each([
  ['mock', 'unused features', []],
  ['stub', 'unused features and the mock', ['/mock/mock']],
])('the %s starts without loading %s', (program, _, absent) => {
  const loaded = loadedBy(program)
  expect(loaded).toContain('fastify')
  const isUnwanted = (name: string) => heavy.includes(name) || absent.some((part) => name.includes(part))
  expect(loaded.filter(isUnwanted)).toEqual([])
})
