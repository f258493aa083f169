import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InstalledPackage } from './installed-package.ts'
import { getPrograms, releases } from './node-releases.ts'

/** Those that are too old. */
const older = { 'Node 18': { node: '18.20.8', npm: '10.8.2' }, 'Node 22.11': { node: '22.11.0', npm: '10.9.0' } }

let user: InstalledPackage
const run = (folder: string, ...args: readonly string[]) => user.execute(join(folder, 'node'), args)
const gatewright = (folder: string, ...args: readonly string[]) =>
  run(folder, 'node_modules/gatewright/dist/gatewright.cjs', ...args)

beforeAll(() => {
  user = new InstalledPackage()
})
afterAll(() => user?.remove())

describe.each(Object.entries(releases))('%s', (_, release) => {
  const { folder, reason } = getPrograms(release)

  test.skipIf(reason)(`runs each part${reason}`, () => {
    const judged = gatewright(folder, 'conformance', '--target', 'mock', '--only', 'models/**')
    expect(judged).toMatchObject({ status: 0, stdout: expect.stringContaining('The gateway conforms') })
    const spec = 'node_modules/gatewright/spec/openapi.yaml'
    expect(gatewright(folder, 'generate', '--spec', spec, '--out', 'generated').stdout).toMatch(
      /^generated: \d+ files/m,
    )
    expect(gatewright(folder, 'init', '--out', 'project')).toMatchObject({ status: 0, stderr: '' })
    for (const name of ['generated', 'project']) rmSync(join(user.folder, name), { recursive: true })
    expect(gatewright(folder, 'proxy', '--help').status).toBe(0)
  })
})

describe.each(Object.entries(older))('%s', (_, release) => {
  const { folder, reason } = getPrograms(release)

  test.skipIf(reason)(`gets one line${reason}`, () => {
    const stderr = `gatewright needs Node 20.19, 22.12 or newer; this is v${release.node}.\n`
    expect(gatewright(folder, 'mock')).toMatchObject({ status: 2, stdout: '', stderr })
    expect(run(folder, resolve('cli/start.js'), 'mock')).toMatchObject({ status: 2, stdout: '', stderr })
  })
})
