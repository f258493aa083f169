import type { OperationsOptions } from '../server-stub/adapters/operations/operations.ts'
import { FileError, listenMessage, UsageError } from '../settings/errors.ts'
import { explainMissingPackage } from '../settings/optional-packages.ts'

/** Throws a `UsageError` if the admin port cannot be opened, and a `FileError` if a package is missing. */
export async function openOperations<T>(
  options: Pick<OperationsOptions, 'adminPort' | 'adminHost'>,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open()
  } catch (error) {
    refuseMissingPackage(error)
    const { adminPort: port = 0, adminHost: host = '' } = options
    throw new UsageError(listenMessage(error, { host, port, options: ['--admin-port', '--admin-host'] }))
  }
}

/** Drivers, metrics and traces are optional packages. */
export function refuseMissingPackage(error: unknown): void {
  const message = explainMissingPackage(error)
  if (message !== undefined) throw new FileError(message)
}
