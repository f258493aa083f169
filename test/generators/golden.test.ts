import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { emitFiles } from '../../generators/pipeline.ts'
import { readFolder, root } from './run-generate.ts'

/** Validators are long; random-schemas.test.ts tests what they accept. */
const isCompared = (path: string): boolean => !path.endsWith('.js')

test.each(readdirSync(join(root, 'test/golden/cases')))('%s', async (name) => {
  const folder = `test/golden/cases/${name}`
  const { files } = await emitFiles({ spec: `${folder}/spec/openapi.yaml` }, '../../../../../runtime')
  const compared = new Map([...files].filter(([path]) => isCompared(path)))
  if (process.env.UPDATE_GOLDEN) rewrite(`${folder}/expected`, compared)

  const expected = readFolder(`${folder}/expected`)
  expect([...compared.keys()].sort()).toEqual([...expected.keys()])
  for (const [path, text] of compared) expect(text, path).toBe(expected.get(path))
})

function rewrite(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(join(root, folder), { recursive: true, force: true })
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true })
    writeFileSync(join(root, folder, path), text)
  }
}
