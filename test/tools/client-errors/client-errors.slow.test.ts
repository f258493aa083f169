import { expect, test } from 'vitest'
import { runProcess } from '../../support/server-process.ts'

test('docs/mock/client-errors.md is what the official clients do', async () => {
  const command = ['tools/client-errors/main.ts', '--check']
  const { code, out } = await runProcess(command, {}, 'node_modules/tsx/dist/cli.mjs')
  expect({ code, out }).toEqual({ code: 0, out: '' })
})
