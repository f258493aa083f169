import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderTemplate } from '../print/template.ts'
import { type PackageOptions, packageFile } from './package-file.ts'
import type { ProjectFiles } from './project.ts'

export interface CommonOptions extends PackageOptions {
  readonly title: string
  /** The rows of the table in the README. */
  readonly folders: readonly { readonly name: string; readonly content: string; readonly owner: string }[]
  /** What `npm run generate` writes, as Markdown for the README. */
  readonly writtenPaths: string
}

/** The files in the root folder of every project. */
export function commonFiles(options: CommonOptions, parts: ProjectFiles): ProjectFiles {
  const { root, title, folders, writtenPaths } = options
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const include = folders.map(({ name }) => name).filter((name) => name !== 'spec')
  return new Map<string, string | Uint8Array>([
    ['package.json', packageFile(options, parts)],
    ['tsconfig.json', `${JSON.stringify({ compilerOptions, include }, null, 2)}\n`],
    ['README.md', renderTemplate('project-readme', { title, folders, writtenPaths, version })],
    ['.gitignore', 'node_modules/\n.cache/\n'],
    ['.npmrc', 'save-exact=true\n'],
  ])
}
