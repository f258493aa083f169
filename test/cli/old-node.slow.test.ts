import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Takes from Node what one older than 22 lacks. */
const withoutCache = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (name !== 'node:module') return next(name, context)
      return { url: 'data:text/javascript,export default {}', shortCircuit: true }
    },
  })
`

test('a Node without TypeScript gives one line and exit code 2', () => {
  const older = [
    '--no-experimental-strip-types',
    '--import',
    `data:text/javascript,${encodeURIComponent(withoutCache)}`,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...older, 'server-stub/cli/start.js', 'mock'], {
    encoding: 'utf8',
  })
  const { node } = process.versions
  const fix = 'On Linux `npm start` uses one from the npm packages.'
  const line = `Node 22.18 or newer is required; this is ${node}. ${fix}\n`
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: line })
})
