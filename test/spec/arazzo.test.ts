import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedApp, serveApp } from '../support/serve-app.ts'
import { sharedFolder } from '../support/temporary-folder.ts'

/** What `redocly respect` reports of a workflow, as far as it is looked at here. */
interface Executed {
  readonly workflowId: string
  readonly status: string
  readonly executedSteps: readonly { readonly stepId: string; readonly status: string }[]
}

const flows = 'spec/arazzo.yaml'
const run = promisify(execFile)
const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
let mock: ServedApp
const folder = sharedFolder()
let executed: readonly Executed[]

/** Runs the flows against the mock; gives what was reported of each. */
async function respect(inputs: Readonly<Record<string, string>>): Promise<readonly Executed[]> {
  const report = join(folder, 'report.json')
  const given = Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`])
  const args = ['respect', flows, '--server', `gateway=${mock.baseUrl}`, ...given, '--json-output', report]
  // A flow that fails is exit code 1, and stands in the report.
  await run('node_modules/.bin/redocly', args, { env: quiet }).catch(() => {})
  return JSON.parse(await readFile(report, 'utf8')).files[flows].executedWorkflows
}

beforeAll(async () => {
  mock = await serveApp()
  executed = await respect({ key: mock.key, videoModel: 'gw-video-1', textModel: 'gw-text-large' })
})

afterAll(async () => {
  await mock.close()
})

test.each([
  ['createNativeVideo', ['createTask', 'waitForTask', 'downloadFile']],
  ['createCompatibleVideo', ['createVideo', 'waitForVideo', 'downloadVideo']],
  ['upscaleImage', ['imagine', 'waitForGrid', 'readButtons', 'pressButton', 'waitForImage', 'readSeed']],
  ['chainResponses', ['askFirst', 'askOn']],
  ['useTool', ['callTool', 'giveResult']],
  ['pickModelAndGenerate', ['listModels', 'generate']],
])('%s runs to its end', (workflowId, steps) => {
  const flow = executed.find((each) => each.workflowId === workflowId)
  const passed = flow?.executedSteps.filter(({ status }) => status === 'success').map(({ stepId }) => stepId)
  expect({ status: flow?.status, passed: [...new Set(passed)] }).toEqual({ status: 'success', passed: steps })
})

test('a wrong key fails every flow at its first step', async () => {
  const failed = await respect({ key: 'sk-wrong', videoModel: 'gw-video-1', textModel: 'gw-text-large' })
  expect(failed.map(({ status, executedSteps }) => [status, executedSteps.length])).toEqual(Array(6).fill(['error', 1]))
})
