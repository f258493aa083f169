import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const root = dirname(import.meta.dirname)

/** The member `exports` of a package. */
export type PackageExports = Readonly<Record<string, string | { readonly types?: string }>>

/** Writes the declarations that `exported` reaches into a folder. Also checks the sources against what Node 20 has. */
export function writeDeclarations(folder: string, exported: PackageExports): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.package.json'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  const written = [
    'cli/exports/fastify.d.ts',
    ...listDeclarations(root, 'generated/validators'),
    ...listDeclarations(root, 'mock/control/generated/validators'),
  ]
  for (const name of written) cpSync(join(root, name), join(folder, name))
  const reached = new Set(getExportedTypes(folder, exported))
  for (const name of reached) {
    const path = join(folder, name)
    const fastify = relative(dirname(name), 'cli/exports/fastify.d.ts').replaceAll('\\', '/')
    const text = readFileSync(path, 'utf8')
      .replace(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2')
      // What the runtime adds to Fastify's types is not for a user who has Fastify installed.
      .replace(/^declare module 'fastify' \{\n[\s\S]*?^\}\n/m, '')
      .replaceAll("from 'fastify'", `from '${fastify.startsWith('.') ? '' : './'}${fastify.replace('.d.ts', '.js')}'`)
    writeFileSync(path, text)
    for (const [, specifier = ''] of text.matchAll(/['"](\.{1,2}\/[^'"\n]*)\.js['"]/g))
      reached.add(`${join(dirname(name), specifier).replaceAll('\\', '/')}.d.ts`)
  }
  for (const name of listDeclarations(folder)) if (!reached.has(name.replaceAll('\\', '/'))) rmSync(join(folder, name))
}

/** Lists the files of `types` in `exports`, from `folder`. */
function getExportedTypes(folder: string, exported: PackageExports): string[] {
  const files = Object.values(exported).flatMap((entry) =>
    typeof entry === 'string' || entry.types === undefined ? [] : [relative(folder, join(root, entry.types))],
  )
  return files.flatMap((file) => (file.includes('*') ? listDeclarations(folder, dirname(file)) : [file]))
}

/** Lists the declarations below a folder; paths from `base`. */
function listDeclarations(base: string, folder = ''): string[] {
  const names = readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.d.ts')).map((name) => join(folder, name))
}
