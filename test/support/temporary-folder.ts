import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** A temporary folder, removed after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A temporary folder, removed after the tests of the file or block. */
export function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
