import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '../server-process.ts'
import { testFolder } from '../temporary-folder.ts'

/** Starts the package's mock, asks it once and ends it. */
async function askOnce(cacheFolder: string) {
  const env = { NODE_COMPILE_CACHE: cacheFolder }
  const { child, baseUrl, said, ended } = await startProcess(['mock', '--log', 'off'], env, 'dist/gatewright.cjs')
  const reply = await fetch(`${baseUrl}/v1/models`, { headers: { authorization: 'Bearer sk-mock' } })
  child.kill()
  await ended
  return { status: reply.status, errors: said.err }
}

const good = { status: 200, errors: '' }

test('the code of a start is cached after the first reply, used by the next start, and replaced if it is damaged', async () => {
  const folder = testFolder()
  const find = () => {
    const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((each) => /gatewright-\w+$/.test(each))
    return join(folder, name ?? 'missing')
  }
  expect(await askOnce(folder)).toEqual(good)
  const { ino, size } = statSync(find())
  expect(await askOnce(folder)).toEqual(good)
  expect(statSync(find()).ino).toBe(ino)
  writeFileSync(find(), readFileSync(find()).subarray(0, size / 2))
  expect(await askOnce(folder)).toEqual(good)
  expect(statSync(find()).size).toBeGreaterThan(size / 2)
})
