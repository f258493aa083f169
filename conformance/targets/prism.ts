import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { FileError } from '../../settings/errors.ts'
import { claimedFeatures } from './features.ts'
import { reviewByPrism } from './prism-review.ts'
import type { Target } from './target.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Prism with the bundle, a separate process on a free local port. */
export interface PrismProcess {
  readonly baseUrl: string
  close(): Promise<void>
}

/** Starts `prism mock`, or `prism proxy` in front of a server at an address. */
export async function startPrismProcess(kind: 'mock' | 'proxy', upstream?: string): Promise<PrismProcess> {
  const address = ['--host', '127.0.0.1', '--port', '0', '--multiprocess', 'false']
  const args = [kind, ...address, 'generated/openapi.json', ...(upstream === undefined ? [] : [upstream])]
  const prism = spawn(process.execPath, [findPrism(), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => prism.once('exit', () => resolve()))
  const baseUrl = await new Promise<string>((resolve, reject) => {
    createInterface(prism.stdout).on('line', (line) => {
      const [, url] = /listening on .*(http:\/\/[\d.]+:\d+)/.exec(line) ?? []
      if (url !== undefined) resolve(url)
    })
    prism.once('error', reject)
    prism.once('exit', (code) => reject(new Error(`Prism ended with ${code}.`)))
  })
  return {
    baseUrl,
    close: async () => {
      prism.kill()
      await ended
    },
  }
}

function findPrism(): string {
  try {
    return createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')
  } catch {
    const name = '@stoplight/prism-cli'
    throw new FileError(`This target needs the package ${name}, which is not installed: npm install ${name}.`)
  }
}

/** Starts Prism as a mock of the bundle. */
export async function startPrism(): Promise<Target> {
  const prism = await startPrismProcess('mock')
  return { name: 'prism', key: 'sk-conformance', features: new Set(claimedFeatures.prism), ...prism }
}

/** Puts a server behind Prism's proxy, which validates every exchange. Closing ends both. */
export async function startPrismProxy(server: Target): Promise<Target> {
  const prism = await startPrismProcess('proxy', server.baseUrl)
  return {
    ...server,
    name: 'prism-proxy',
    baseUrl: prism.baseUrl,
    features: new Set(claimedFeatures['prism-proxy']),
    review: reviewByPrism,
    close: async () => {
      await prism.close()
      await server.close()
    },
  }
}
