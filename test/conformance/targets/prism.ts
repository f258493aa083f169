import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../free-port.ts'
import { claimedFeatures } from './features.ts'
import type { Target } from './target.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Prism as a mock of the bundle, a process of its own on a free port of this machine. */
export async function startPrism(): Promise<Target> {
  const port = await freePort()
  const address = ['--host', '127.0.0.1', '--port', String(port)]
  const args = ['mock', ...address, '--multiprocess', 'false', 'generated/openapi.json']
  const prism = spawn('node_modules/.bin/prism', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => prism.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    prism.stdout.on('data', (text) => String(text).includes('listening') && resolve())
    prism.once('error', reject)
    prism.once('exit', (code) => reject(new Error(`Prism ended with ${code}.`)))
  })
  return {
    name: 'prism',
    baseUrl: `http://127.0.0.1:${port}`,
    key: 'sk-conformance',
    features: new Set(claimedFeatures.prism),
    close: async () => {
      prism.kill()
      await ended
    },
  }
}
