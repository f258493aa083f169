import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { writeTestFile } from './temporary-folder.ts'

const compiler = 'node_modules/typescript-7/bin/tsc'

/** The errors of files under the rules of this project, such as `a.ts(3,1): error TS2322: ...`. */
export function findTypeErrors(files: readonly string[], options: Readonly<Record<string, unknown>> = {}): string[] {
  const typeRoots = [resolve('node_modules/@types')]
  const compilerOptions = { incremental: false, tsBuildInfoFile: null, typeRoots, ...options }
  const project = {
    extends: resolve('tsconfig.json'),
    compilerOptions,
    include: [],
    files: files.map((file) => resolve(file)),
  }
  const config = writeTestFile('tsconfig.json', JSON.stringify(project))
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' })
  if (status !== 0 && stdout === '') throw new Error(`${compiler} has failed: ${stderr}`)
  return stdout.split('\n').filter((line) => line.includes(': error TS') || line.startsWith('error TS'))
}
