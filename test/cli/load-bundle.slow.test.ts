import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runProcess, startProcess } from '../support/server-process.ts'
import { testFolder } from '../support/temporary-folder.ts'

/** Starts the package's mock, asks it once and ends it. */
async function askOnce(env: Readonly<Record<string, string>>) {
  const { child, baseUrl, said, ended } = await startProcess(['mock', '--log', 'off'], env, 'dist/gatewright.cjs')
  const reply = await fetch(`${baseUrl}/v1/models`, { headers: { authorization: 'Bearer sk-mock' } })
  child.kill()
  await ended
  return { status: reply.status, errors: said.err }
}

const good = { status: 200, errors: '' }

/** Starts with a cache folder. */
const startWith = (folder: string) => askOnce({ NODE_COMPILE_CACHE: folder })

/** A folder with the cache file of one start. */
async function filledFolder(): Promise<{ readonly folder: string; readonly file: string }> {
  const folder = join(testFolder(), 'cache')
  expect(await startWith(folder)).toEqual(good)
  const name = readdirSync(folder).find((each) => each.startsWith('gatewright-')) ?? 'missing'
  return { folder, file: join(folder, name) }
}

const damages: Readonly<Record<string, (bytes: Buffer) => Uint8Array>> = {
  'is cut': (bytes) => bytes.subarray(0, bytes.length / 2),
  'is empty': () => Buffer.alloc(0),
  'has 20 flipped bytes': (bytes) => {
    const step = Math.floor(bytes.length / 21)
    return bytes.map((byte, i) => (i > 0 && i % step === 0 ? byte ^ 0xff : byte))
  },
}

describe('the code of a start is cached after the first reply', () => {
  test('and used by the next start', async () => {
    const { folder, file } = await filledFolder()
    const { ino } = statSync(file)
    expect(await startWith(folder)).toEqual(good)
    expect(statSync(file).ino).toBe(ino)
  })

  test.each(Object.entries(damages))('and replaced if it %s', async (_, damage) => {
    const { folder, file } = await filledFolder()
    const bytes = readFileSync(file)
    const damaged = damage(bytes)
    writeFileSync(file, damaged)
    expect(await startWith(folder)).toEqual(good)
    expect(readFileSync(file).equals(damaged)).toBe(false)
    expect(statSync(file).size).toBeGreaterThan(bytes.length / 2)
  })

  test('in a folder of the user that nobody else can read, and not in a temporary folder', async () => {
    const [HOME, TMPDIR] = [testFolder(), testFolder()]
    const env = { HOME, TMPDIR, XDG_CACHE_HOME: '', NODE_COMPILE_CACHE: '' }
    expect(await askOnce(env)).toEqual(good)
    const folder = join(HOME, process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'gatewright')
    expect(readdirSync(folder)).toHaveLength(1)
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(readdirSync(TMPDIR)).toEqual([])
  })
})

describe.skipIf(process.platform === 'win32')('no code is cached or run', () => {
  /** Makes the cache file one that must not be read, by damage that crashes V8 unless it is refused. */
  const poison = (file: string) => writeFileSync(file, damages['has 20 flipped bytes']?.(readFileSync(file)) ?? '')

  test.each([
    ['that others may write', (folder: string) => chmodSync(folder, 0o777)],
    ['whose parent others may write', (folder: string) => chmodSync(join(folder, '..'), 0o777)],
    [
      'that is a link',
      (folder: string) => {
        renameSync(folder, `${folder}-real`)
        symlinkSync(`${folder}-real`, folder)
      },
    ],
  ])('in a folder %s', async (_, expose) => {
    const { folder, file } = await filledFolder()
    poison(file)
    const before = readFileSync(file)
    expose(folder)
    expect(await startWith(folder)).toEqual(good)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test.skipIf(process.geteuid?.() !== 0)('from a folder or file of another user', async () => {
    const { folder, file } = await filledFolder()
    const { ino } = statSync(file)
    chownSync(file, 65_534, 65_534)
    expect(await startWith(folder)).toEqual(good)
    expect(statSync(file)).toMatchObject({ uid: 0 })
    expect(statSync(file).ino).not.toBe(ino)
    chownSync(folder, 65_534, 65_534)
    const before = statSync(file).mtimeMs
    expect(await startWith(folder)).toEqual(good)
    expect(statSync(file).mtimeMs).toBe(before)
  })

  test('without a home, which is not created', async () => {
    const home = join(testFolder(), 'missing')
    expect(await askOnce({ HOME: home, XDG_CACHE_HOME: '', NODE_COMPILE_CACHE: '' })).toEqual(good)
    expect(existsSync(home)).toBe(false)
  })

  test('if Node is told so', async () => {
    const folder = join(testFolder(), 'cache')
    mkdirSync(folder)
    expect(await askOnce({ NODE_COMPILE_CACHE: folder, NODE_DISABLE_COMPILE_CACHE: '1' })).toEqual(good)
    expect(readdirSync(folder)).toEqual([])
  })
})

test.runIf('enableCompileCache' in module)(
  'a command that starts no server keeps the code of its modules there',
  async () => {
    const XDG_CACHE_HOME = testFolder()
    const env = { XDG_CACHE_HOME, LOCALAPPDATA: XDG_CACHE_HOME, NODE_COMPILE_CACHE: '' }
    const run = () =>
      runProcess(['types', 'spec/openapi.yaml', '-o', join(testFolder(), 'a.ts')], env, 'dist/gatewright.cjs')
    expect((await run()).code).toBe(0)
    const folder = join(XDG_CACHE_HOME, 'gatewright', 'modules')
    const names = readdirSync(folder, { recursive: true }).filter(
      (name) => !statSync(join(folder, `${name}`)).isDirectory(),
    )
    expect(names.length).toBeGreaterThan(5)
    expect((await run()).code).toBe(0)
  },
)
