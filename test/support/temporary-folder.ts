import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** Writes a file into the folder, or into a temporary one of the test, and returns its path. */
export function writeTestFile(name: string, text: string, folder = testFolder()): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
