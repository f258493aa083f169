import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AiSdk, type Client, createAiClients, createOfficialClients, type OfficialSdks } from './clients.ts'

/** Two majors of each client, by the name that they are installed under. */
export const packages = {
  '@ai-sdk/anthropic': '4.0.105',
  '@ai-sdk/google': '4.0.121',
  '@ai-sdk/openai': '4.0.118',
  '@anthropic-ai/sdk': '1.14.0',
  '@google/genai': '3.3.0',
  ai: '7.0.173',
  'ai-6': 'npm:ai@6.0.326',
  'ai-sdk-anthropic-3': 'npm:@ai-sdk/anthropic@3.0.140',
  'ai-sdk-google-3': 'npm:@ai-sdk/google@3.0.141',
  'ai-sdk-openai-3': 'npm:@ai-sdk/openai@3.0.141',
  'anthropic-0': 'npm:@anthropic-ai/sdk@0.137.0',
  'google-2': 'npm:@google/genai@2.32.0',
  openai: '7.57.0',
  'openai-6': 'npm:openai@6.49.0',
}

/** A peer of the AI SDK. */
const peers = { zod: '4.6.7' }

/** Exports the same names of each major. */
const entry = `
import * as ai6 from 'ai-6'
import * as ai7 from 'ai'
import * as anthropic3 from 'ai-sdk-anthropic-3'
import * as anthropic4 from '@ai-sdk/anthropic'
import * as google3 from 'ai-sdk-google-3'
import * as google4 from '@ai-sdk/google'
import * as openai3 from 'ai-sdk-openai-3'
import * as openai4 from '@ai-sdk/openai'
import Anthropic0 from 'anthropic-0'
import Anthropic1 from '@anthropic-ai/sdk'
import { GoogleGenAI as Google2 } from 'google-2'
import { GoogleGenAI as Google3 } from '@google/genai'
import OpenAI6 from 'openai-6'
import OpenAI7 from 'openai'
export const official = [
  [{ openai: '6', anthropic: '0', google: '2' }, { OpenAI: OpenAI6, Anthropic: Anthropic0, GoogleGenAI: Google2 }],
  [{ openai: '7', anthropic: '1', google: '3' }, { OpenAI: OpenAI7, Anthropic: Anthropic1, GoogleGenAI: Google3 }],
]
export const ai = [['6', { ...ai6, ...anthropic3, ...google3, ...openai3 }], ['7', { ...ai7, ...anthropic4, ...google4, ...openai4 }]]
`

interface Installed {
  readonly official: readonly (readonly [majors: Parameters<typeof createOfficialClients>[1], sdks: OfficialSdks])[]
  readonly ai: readonly (readonly [major: string, sdk: AiSdk])[]
}

/** Installs the packages in a folder of their own and calls the function with their clients. */
export async function withClients<T>(use: (clients: readonly Client[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-clients-'))
  try {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies: { ...packages, ...peers } }),
    )
    writeFileSync(join(folder, 'index.js'), entry)
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']
    const { status, stderr } = spawnSync('npm', ['install', ...flags], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const { official, ai }: Installed = await import(pathToFileURL(join(folder, 'index.js')).href)
    const clients = official.flatMap(([majors, sdks]) => createOfficialClients(sdks, majors))
    return await use([...clients, ...ai.flatMap(([major, sdk]) => createAiClients(sdk, major))])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
