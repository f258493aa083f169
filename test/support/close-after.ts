import { afterAll, onTestFinished } from 'vitest'

interface Closable {
  close(): unknown
}

/** Closes what a test has started when the test has ended. */
export async function closeAfterTest<T extends Closable>(starting: T | Promise<T>): Promise<T> {
  const started = await starting
  onTestFinished(async () => void (await started.close()))
  return started
}

/** Closes it after the tests of the file or block. */
export async function closeAfterAll<T extends Closable>(starting: T | Promise<T>): Promise<T> {
  const started = await starting
  afterAll(async () => void (await started.close()))
  return started
}
