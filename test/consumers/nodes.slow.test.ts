import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InstalledPackage } from './installed-package.ts'

/** Beside the user's own Node and that of this checkout, which the other tests of the package use. */
const versions = { 'node-20': '20.19.0', 'node-22': '22.12.0', 'node-26': '26.10.0' }
const older = { 'node-18': '18.20.8', 'node-22-old': '22.11.0' }

// The registry has the programs of each version for this system alone.
describe.runIf(process.platform === 'linux')('other versions of Node', () => {
  let user: InstalledPackage
  const run = (node: string, ...args: readonly string[]) =>
    user.execute(join(user.folder, 'node_modules', node, 'bin/node'), args)
  const gatewright = (node: string, ...args: readonly string[]) =>
    run(node, 'node_modules/gatewright/dist/gatewright.cjs', ...args)

  beforeAll(() => {
    const named = Object.entries({ ...versions, ...older }).map(([name, version]) => [
      name,
      `npm:node-linux-${process.arch}@${version}`,
    ])
    user = new InstalledPackage(Object.fromEntries(named))
  })
  afterAll(() => user?.remove())

  test.each(Object.keys(versions))('%s runs each part', (node) => {
    const judged = gatewright(node, 'conformance', '--target', 'mock', '--only', 'models/**')
    expect(judged).toMatchObject({ status: 0, stdout: expect.stringContaining('The gateway conforms') })
    const spec = 'node_modules/gatewright/spec/openapi.yaml'
    expect(gatewright(node, 'generate', '--spec', spec, '--out', 'generated').stdout).toMatch(/^generated: \d+ files/m)
    expect(gatewright(node, 'init', '--out', 'project')).toMatchObject({ status: 0, stderr: '' })
    for (const folder of ['generated', 'project']) rmSync(join(user.folder, folder), { recursive: true })
    expect(gatewright(node, 'proxy', '--help').status).toBe(0)
    user.write('use.cjs', used)
    expect(run(node, 'use.cjs')).toMatchObject({ status: 0, stdout: '200\n', stderr: '' })
  })

  test.each(Object.keys(older))('%s gets one line', (node) => {
    const { version } = JSON.parse(readFileSync(join(user.folder, 'node_modules', node, 'package.json'), 'utf8'))
    const stderr = `gatewright needs Node 20.19, 22.12 or newer; this is ${version}.\n`
    expect(gatewright(node, 'mock')).toMatchObject({ status: 2, stdout: '', stderr })
    expect(run(node, resolve('cli/start.js'), 'mock')).toMatchObject({ status: 2, stdout: '', stderr })
  })
})

const used = `
const { createMock } = require('gatewright')
createMock().then(async (mock) => {
  const headers = { authorization: 'Bearer ' + mock.key }
  console.log((await mock.fetch(mock.baseUrl + '/v1/models', { headers })).status)
  await mock.close()
})
`
