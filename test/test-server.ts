import { onTestFinished } from 'vitest'
import { type Running, startServer } from './local-server.ts'
import { type ServerProcess, startProcess } from './operations/process.ts'

/** A server on a free port of this machine, closed after the test. */
export async function testServer(...args: Parameters<typeof startServer>): Promise<Running> {
  const running = await startServer(...args)
  onTestFinished(running.close)
  return running
}

/** A server in a child process, killed after the test. */
export async function testProcess(...args: Parameters<typeof startProcess>): Promise<ServerProcess> {
  const started = await startProcess(...args)
  onTestFinished(async () => {
    started.child.kill('SIGKILL')
    await started.ended
  })
  return started
}
