import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = import.meta.dirname
const dist = join(root, 'dist')

/** By path from the root. */
type Inputs = Readonly<Record<string, unknown>>

/** What `exports` and `bin` of package.json name, by the file in `dist/`. */
const entries: Readonly<Record<string, string>> = {
  gatewright: 'server-stub/cli/gatewright.ts',
  main: 'server-stub/exports/index.ts',
  core: 'server-stub/exports/core.ts',
  stub: 'server-stub/exports/stub.ts',
  judge: 'server-stub/exports/judge.ts',
  playwright: 'server-stub/mock/playwright.ts',
}

// Only some need them: they are loaded when asked for.
const external = Object.keys(readPackage('package.json').peerDependencies)

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
    external,
    // Packages in CommonJS require modules of Node. An older Node gets as far as the check of its version.
    banner: { js: "const require = process.getBuiltinModule?.('node:module').createRequire(import.meta.url)" },
    plugins: [assets, lazyValidators, builtins],
    logLevel: 'warning',
    metafile: true,
  })
  writeMain(metafile.outputs['dist/main.js']?.exports ?? [])
  return metafile.inputs
}

/**
 * `gatewright` itself: loads `main.js` with Node's own `require`, in Jest too. There the code of a test runs in a context of
 * its own, which can neither require ES modules nor has Node's `Request`, and which would load all again for each file.
 */
function writeMain(names: readonly string[]): void {
  const load = `const { features, getBuiltinModule, version } = runInThisContext('process')
if (!features.require_module) throw new Error(\`gatewright needs Node 20.19, 22.12 or newer; this is \${version}.\`)
const { createRequire } = getBuiltinModule('module')
`
  const commonJs = `const { runInThisContext } = require('node:vm')\n${load}module.exports = createRequire(__filename)('./main.js')\n`
  const module = `import { runInThisContext } from 'node:vm'\n${load}export const { ${names.join(', ')} } = createRequire(import.meta.url)('./main.js')\n`
  writeFileSync(join(dist, 'index.cjs'), commonJs)
  writeFileSync(join(dist, 'index.js'), module)
}

/** What runs inside a test framework, beside `gatewright`. The formats differ only for Jest's CommonJS. */
async function bundleForTests(format: 'esm' | 'cjs', extension: '.js' | '.cjs'): Promise<Inputs> {
  const names = format === 'esm' ? ['jest', 'msw', 'vitest'] : ['jest', 'msw']
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `server-stub/mock/${name}.ts`),
    outdir: dist,
    outExtension: { '.js': extension },
    bundle: true,
    format,
    target: 'node20.19',
    external: [...external, '@jest/globals', 'node:*'],
    ...(format === 'cjs' ? { define: { 'import.meta.url': '__filename' } } : {}),
    plugins: [
      {
        name: 'gatewright',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/in-process\.ts$/ }, () => ({ path: `./index${extension}`, external: true })),
      },
    ],
    sourcemap: true,
    sourcesContent: false,
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

/** The validators of a family have 0.1 to 1 MB; they are loaded with its first request, from those that users import. */
const lazyValidators: Plugin = {
  name: 'lazy validators',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]generated[\\/]validators[\\/][\w-]+\.js$/ }, ({ path }) => {
      const family = relative(join(root, 'generated/validators'), path)
      if (family.startsWith('..')) return undefined
      const names = [...readFileSync(path, 'utf8').matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name)
      const contents = `let all
        const lazy = (name) => {
          function validate(data, context) {
            all ??= require('./validators/${family}')
            const isValid = all[name].call(this, data, context)
            validate.errors = all[name].errors
            return isValid
          }
          return validate
        }
        ${names.map((name) => `export const ${name} = lazy('${name}')`).join('\n')}`
      return { contents }
    })
    onResolve({ filter: /^\.\/validators\// }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : undefined,
    )
  },
}

/** An `import` of a module of Node reads all that it exports, and so loads undici for the `WebSocket` of `node:http`. */
const builtins: Plugin = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'builtin' } : { path, external: true },
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

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly license?: string
}

/** Writes the licences of the packages that `inputs` lie in. Throws if one of them has none. */
function writeLicenses(target: string, inputs: readonly string[]): void {
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []))
  const parts = [...folders].sort().map(describePackage)
  writeFileSync(target, ['The packages in this folder, and their licenses.\n', ...parts].join(`\n${'-'.repeat(80)}\n`))
}

function describePackage(path: string): string {
  const folder = join(root, path)
  const { name, version, license }: PackageFile = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /licen[cs]e|notice|copying/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (license === undefined && texts.length === 0) throw new Error(`The package ${name} has no license.`)
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts, ''].join('\n\n')
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
const inputs = await Promise.all([
  bundle(),
  bundleForTests('esm', '.js'),
  bundleForTests('cjs', '.cjs'),
  bundleValidators(),
  bundleDiff(),
])
copyLibrary()
writeLicenses(join(dist, 'licenses.txt'), ['node_modules/swagger-ui-dist/package.json', ...inputs.flatMap(Object.keys)])
declare()
