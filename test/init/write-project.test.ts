import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeProject } from '../../generators/init/project.ts'

test.each(['present', 'deeply/new'])('a failure leaves nothing in a %s folder', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'gatewright-write-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  mkdirSync(join(parent, 'present'))
  const before = readdirSync(parent, { recursive: true })
  const impossible = new Map([
    ['my/ports.ts', 'fine'],
    ['my/ports.ts/below', 'below a file'],
  ])
  expect(() => writeProject(join(parent, name), impossible)).toThrow(/^Cannot write to .*\(E\w+\)\. Choose another/)
  expect(readdirSync(parent, { recursive: true })).toEqual(before)
})
