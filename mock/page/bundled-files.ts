import { basename, join } from 'node:path'
import type { BuildOptions } from 'esbuild'

/** The code and the styles of the page, as esbuild bundles them. */
export const pageBundle = {
  entryPoints: [join(import.meta.dirname, 'browser/main.tsx')],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  legalComments: 'none',
} as const satisfies BuildOptions

let bundling: Promise<ReadonlyMap<string, Buffer>> | undefined

/** A bundled file of the page; undefined if unknown. The package has the files, and this replaced by their folder. */
export async function readBundled(name: string): Promise<Buffer | undefined> {
  bundling ??= bundlePage()
  return (await bundling).get(name)
}

async function bundlePage(): Promise<ReadonlyMap<string, Buffer>> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ ...pageBundle, outdir: 'page', write: false, logLevel: 'silent' })
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)]))
}
