import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Project } from './project.ts'

const project = new Project()
const models = 'spec/openapi/models.yaml'
const video = 'spec/openapi/video.yaml'
const upgrade = (...args: string[]) => project.run('node_modules/.bin/gatewright', 'upgrade', ...args)
const readBase = () => JSON.parse(project.read('spec/base.json'))
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Makes a file that of an older package: without its last line, and taken so. */
function makeOlder(path: string, text = project.read(path)): string {
  const older = text.replace(/.*\n$/, '')
  project.write(path, older)
  const base = readBase()
  project.write('spec/base.json', JSON.stringify({ version: '0.0.9', files: { ...base.files, [path]: digest(older) } }))
  return older
}

describe('gatewright upgrade', () => {
  let newest = ''

  beforeAll(async () => {
    expect(await project.begin()).toMatchObject({ code: 0, stderr: '' })
    newest = project.read(models)
  })
  afterAll(() => project.remove())

  test('has nothing to take in a new project, nor where only the project has changed a file', async () => {
    const done = {
      code: 0,
      stdout: expect.stringMatching(/^spec\/ has all changes of gatewright \S+\.\n$/),
      stderr: '',
    }
    expect(await upgrade()).toEqual(done)
    project.write(video, `${project.read(video)}# ours\n`)
    expect(await upgrade('--take')).toEqual(done)
    expect(project.read(video)).toMatch(/# ours\n$/)
  })

  test('shows what the package has changed, and writes it only on request', async () => {
    const older = makeOlder(models)
    const shown = await upgrade()
    expect(shown).toMatchObject({ code: 1, stderr: '' })
    expect(shown.stdout).toContain(`+${newest.trimEnd().split('\n').at(-1)}\n`)
    expect(shown.stdout).toMatch(
      /models\.yaml: changed in the package\.\nTake the changes with: .*upgrade --take\nSee which of them break clients: npx gatewright diff /,
    )
    const [, hint = ''] = /clients: npx gatewright (.*)\n$/.exec(shown.stdout) ?? []
    expect(await project.run('node_modules/.bin/gatewright', ...hint.split(' '))).toMatchObject({ code: 0 })
    expect(project.read(models)).toBe(older)
    expect(await upgrade('--take')).toMatchObject({ code: 0, stderr: '' })
    expect(project.read(models)).toBe(newest)
    expect(readBase().version).not.toBe('0.0.9')
    expect((await upgrade()).code).toBe(0)
  })

  test('adds and removes files, and never touches one outside of spec/', async () => {
    const { files } = readBase()
    const outside = Object.fromEntries(
      ['package.json', 'spec/../README.md'].map((path) => [path, digest(project.read(path))]),
    )
    const { [models]: _, ...others } = files
    project.write('spec/old.yaml', 'a: 1\n')
    await project.run('rm', models)
    const base = { version: '0.0.9', files: { ...others, ...outside, 'spec/old.yaml': digest('a: 1\n') } }
    project.write('spec/base.json', JSON.stringify(base))
    expect(await upgrade('--take')).toMatchObject({ code: 0, stderr: '' })
    expect(project.read(models)).toBe(newest)
    expect(
      ['spec/old.yaml', 'package.json', 'README.md'].map((path) => existsSync(join(project.folder, path))),
    ).toEqual([false, true, true])
  })

  test('leaves a file that both have changed, until it is told to replace or to keep it', async () => {
    const edited = `${makeOlder(models)}# ours\n`
    project.write(models, edited)
    const left = await upgrade('--take')
    expect(left.code).toBe(1)
    expect(left.stdout).toMatch(
      /models\.yaml: changed in the package, and edited here\.\nEdited files are left: 1\. Merge them with --edited merge, /,
    )
    expect(project.read(models)).toBe(edited)
    expect((await upgrade('--take', '--edited', 'keep')).code).toBe(0)
    expect(project.read(models)).toBe(edited)
    expect((await upgrade()).code).toBe(0)
    makeOlder(models, newest)
    project.write(models, edited)
    expect((await upgrade('--take', '--edited', 'replace')).code).toBe(0)
    expect(project.read(models)).toBe(newest)
  })

  test('merges the changes of both on request, and leaves what it cannot merge with the reason', async () => {
    const git = (...args: string[]) =>
      project.run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args)
    await git('init', '-q')
    const older = makeOlder(models, newest)
    const ours = (text: string) => text.replace(/^/, '# ours\n')
    project.write(models, ours(older))
    const unknown = await upgrade('--take', '--edited', 'merge')
    expect(unknown.code).toBe(1)
    expect(unknown.stdout).toContain(
      'and edited here, and cannot be merged: no commit here has it as the project took it.\n',
    )
    expect(project.read(models)).toBe(ours(older))

    project.write(models, older)
    await git('add', models)
    expect(await git('commit', '-qm', 'Begin')).toMatchObject({ code: 0 })
    project.write(models, `${older}# ours\n`)
    const same = await upgrade('--take', '--edited', 'merge')
    expect(same.code).toBe(1)
    expect(same.stdout).toContain('cannot be merged: both have changed the same lines.\nEdited files are left: 1. ')
    expect(project.read(models)).toBe(`${older}# ours\n`)

    project.write(models, ours(older).replaceAll('\n', '\r\n'))
    expect(await upgrade('--take', '--edited', 'merge')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('models.yaml: changed in the package, and edited here; done.\n'),
    })
    expect(project.read(models)).toBe(ours(newest))
    expect((await upgrade()).code).toBe(0)
  })

  test('names what is wrong in one line', async () => {
    expect(await upgrade('--edited', 'keep')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--edited has.*\n$/),
    })
    project.write('spec/base.json', '{"version": 1}')
    const none =
      'There is no valid spec/base.json here: upgrade works in a project that init created without --spec, or from a URL.\n'
    expect(await upgrade()).toEqual({ code: 2, stdout: '', stderr: none })
  })
})
