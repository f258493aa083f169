import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderTemplate } from '../print/template.ts'
import { type PackageOptions, packageFile } from './package-file.ts'
import type { ProjectFiles } from './project.ts'

export interface CommonOptions extends PackageOptions {
  readonly title: string
  /** The folders of the project, for its README. */
  readonly folders: readonly { readonly name: string; readonly holds: string; readonly whose: string }[]
  /** What `npm run generate` writes, as the README says it. */
  readonly written: string
}

/** What every project has at its top. */
export function commonFiles(options: CommonOptions, parts: ProjectFiles): ProjectFiles {
  const { root, title, folders, written } = options
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const include = folders.map(({ name }) => name).filter((name) => name !== 'spec')
  return new Map<string, string | Uint8Array>([
    ['package.json', packageFile(options, parts)],
    ['tsconfig.json', `${JSON.stringify({ compilerOptions, include }, null, 2)}\n`],
    ['README.md', renderTemplate('project-readme', { title, folders, written, version })],
    ['.gitignore', readFileSync(join(root, '.gitignore'))],
    ['.npmrc', readFileSync(join(root, '.npmrc'))],
  ])
}
