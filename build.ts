import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { writeLicenses } from './build-licenses.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')

/** By path from the root. */
type Inputs = Readonly<Record<string, unknown>>

/** What `exports` and `bin` of package.json name, by the file in `dist/`. */
const entries: Readonly<Record<string, string>> = {
  gatewright: 'server-stub/cli/gatewright.ts',
  index: 'server-stub/exports/index.ts',
  core: 'server-stub/exports/core.ts',
  stub: 'server-stub/exports/stub.ts',
  judge: 'server-stub/exports/judge.ts',
  vitest: 'server-stub/mock/vitest.ts',
  msw: 'server-stub/mock/msw.ts',
}

async function bundle(): Promise<Inputs> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...entries },
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    // Only some need them: they are loaded when asked for.
    external: Object.keys(readPackage('package.json').peerDependencies),
    // Packages in CommonJS require modules of Node.
    banner: { js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url)" },
    plugins: [assets, builtins],
    logLevel: 'warning',
    metafile: true,
  })
  return metafile.inputs
}

/** The validators, and what generated ones import: apart from the bundle, since they run in browsers too. */
async function bundleValidators(): Promise<Inputs> {
  const files = readdirSync(join(root, 'generated/validators')).filter((name) => name.endsWith('.js'))
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries([
      ['validation', 'server-stub/exports/validation.ts'],
      ...files.map((name) => [`validators/${basename(name, '.js')}`, `generated/validators/${name}`]),
    ]),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external: ['node:*'],
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
  })
  // The types of the contract have no code.
  writeFileSync(join(dist, 'types.js'), 'export {}\n')
  return metafile.inputs
}

/** The rules of `gatewright diff`, which Redocly loads by itself. */
async function bundleDiff(): Promise<Inputs> {
  const outfile = join(dist, 'diff/plugin.js')
  const entryPoints = ['spec/diff/plugin.ts']
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outfile,
    bundle: true,
    format: 'esm',
    metafile: true,
  })
  const settings = readFileSync(join(root, 'spec/diff/redocly.yaml'), 'utf8')
  writeFileSync(join(dist, 'diff/redocly.yaml'), settings.replace('plugin.ts', 'plugin.js'))
  return metafile.inputs
}

/** Sources whose assets lie in `dist/`, and not beside them. */
const ownAssets: Readonly<Record<string, string>> = { 'spec/diff.ts': 'dist/diff.ts' }

/**
 * The package has the assets where the sources have them. What a source says of its own place is made the place that it
 * has in the package: all code lies in the top folder of `dist/`.
 */
const assets: Plugin = {
  name: 'assets',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]library-folder\.ts$/ }, () => ({
      contents: `export const findLibraryFolder = () => import.meta.dirname + '/swagger-ui'`,
    }))
    onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const code = readFileSync(path, 'utf8')
      if (!code.includes('import.meta.')) return undefined
      const own = relative(root, path).replaceAll('\\', '/')
      const place = `../${ownAssets[own] ?? own}`
      const contents = code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(place)}')`)
        .replaceAll('import.meta.url', `import.meta.url.replace(/[^/]*$/, '${place}')`)
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

/**
 * Modules of Node by `require`: an import reads every export, and `node:http` loads its own client then, which takes as
 * long as all the rest of the start.
 */
const builtins: Plugin = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'builtin' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({ contents: `module.exports = require('${path}')` }))
  },
}

/** The reference page's library without its package, whose dependency runs a script at installation. */
function copyLibrary(): void {
  const from = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  mkdirSync(join(dist, 'swagger-ui'))
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt']) {
    cpSync(join(from, name), join(dist, 'swagger-ui', name))
  }
}

/** Declarations of everything that the entries refer to. Also checks the sources against what Node 20 has. */
function declare(): void {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.package.json'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  for (const folder of ['generated/validators', 'server-stub/mock/control/generated/validators']) {
    for (const name of readdirSync(join(root, folder)).filter((each) => each.endsWith('.d.ts')))
      cpSync(join(root, folder, name), join(dist, 'declarations', folder, name))
  }
  const folder = join(dist, 'declarations')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.d.ts'),
  )) {
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(join(folder, name), text.replace(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2'))
  }
}

function readPackage(path: string): { readonly peerDependencies: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

rmSync(dist, { recursive: true, force: true })
const inputs = await Promise.all([bundle(), bundleValidators(), bundleDiff()])
copyLibrary()
writeLicenses(join(dist, 'licenses.txt'), ['node_modules/swagger-ui-dist/package.json', ...inputs.flatMap(Object.keys)])
declare()
