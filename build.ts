import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { pageBundle } from './server-stub/mock/page/bundled-files.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')

/** By path from the root. */
type Inputs = Readonly<Record<string, unknown>>

/** Entries of the package that run a server, by their name in `exports`. */
const servers: Readonly<Record<string, string>> = {
  core: 'server-stub/exports/core.ts',
  index: 'server-stub/exports/index.ts',
  judge: 'server-stub/exports/judge.ts',
  playwright: 'server-stub/mock/playwright.ts',
  stub: 'server-stub/exports/stub.ts',
}

/** The other commands, and what they share with the mock. */
const tools: Readonly<Record<string, string>> = {
  conformance: 'conformance/run.ts',
  diff: 'spec/diff.ts',
  generate: 'generators/generate.ts',
  init: 'generators/init.ts',
  'load-contract': 'generators/load-contract.ts',
  proxy: 'server-stub/proxy/validating-proxy-main.ts',
}

/** Packages that few starts need; as they are imported. */
const seldomUsed = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@remix-run/multipart-parser',
  'ajv/dist/2020.js',
  'cockatiel',
  'json-p3',
  'rate-limiter-flexible',
  'undici',
  'yaml',
]

// Only some need them: they are loaded when asked for.
const external = Object.keys(readPackage('package.json').peerDependencies)

const common = {
  absWorkingDir: root,
  bundle: true,
  target: 'node20.19',
  external,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions

/**
 * The mock and the stub in one file, which loads in half the time of its parts. It is CommonJS: Jest's modules can require
 * it, and each part runs when it is first used.
 */
async function bundleServer(): Promise<Inputs> {
  const parts = Object.entries({ ...servers, command: 'server-stub/cli/run-command.ts' })
  const { metafile } = await build({
    ...common,
    stdin: {
      contents: printGetters(Object.fromEntries(parts.map(([name, path]) => [name, `./${path}`]))),
      resolveDir: root,
    },
    outfile: join(dist, 'server.cjs'),
    format: 'cjs',
    platform: 'node',
    define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename', 'import.meta.url': 'fileUrl' },
    legalComments: 'none',
    banner: {
      js: "const fileUrl = require('node:url').pathToFileURL(__filename).href, importModule = require('./import.cjs')",
    },
    plugins: [assets, lazyValidators, separateFiles, lightFastify],
  })
  completeServer(join(dist, 'server.cjs'))
  writeFileSync(join(dist, 'import.cjs'), 'module.exports = (name) => import(name)\n')
  await Promise.all(Object.entries(servers).map(([name, path]) => writeEntry(name, path)))
  return metafile.inputs
}

/**
 * Makes a file ASCII, which is read twice as fast; only regular expressions have other letters. A script with cached code
 * cannot import, so that another file does.
 */
function completeServer(path: string): void {
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  const code = readFileSync(path, 'utf8').replaceAll(/[^\0-\x7f]/g, escapeUnit)
  writeFileSync(path, code.replaceAll(/\bimport\("/g, 'importModule("'))
}

/**
 * Loads a part of `server.cjs` with Node's own `require`, in Jest too. There the code of a test runs in a context of its own,
 * which has no `Request` of Node, and which would load all again for each file.
 */
async function writeEntry(name: string, path: string): Promise<void> {
  const source = await build({
    ...common,
    entryPoints: [path],
    packages: 'external',
    format: 'esm',
    outdir: dist,
    write: false,
  })
  const names = Object.values(source.metafile.outputs).flatMap(({ exports }) => exports)
  const load = `const { features, getBuiltinModule, version } = runInThisContext('process')
if (!features.require_module) throw new Error(\`gatewright needs Node 20.19, 22.12 or newer; this is \${version}.\`)
const { createRequire } = getBuiltinModule('module')
`
  const commonJs = `const { runInThisContext } = require('node:vm')\n${load}module.exports = createRequire(__filename)('./server.cjs').${name}\n`
  const module = `import { runInThisContext } from 'node:vm'\n${load}export const { ${names.join(', ')} } = createRequire(import.meta.url)('./server.cjs').${name}\n`
  writeFileSync(join(dist, `${name}.cjs`), commonJs)
  writeFileSync(join(dist, `${name}.js`), module)
}

/** What the server loads from a file of its own. */
async function bundlePackages(): Promise<Inputs> {
  const { metafile } = await build({
    ...common,
    stdin: { contents: printGetters(Object.fromEntries(seldomUsed.map((name) => [name, name]))), resolveDir: root },
    outfile: join(dist, 'packages.cjs'),
    format: 'cjs',
    platform: 'node',
  })
  return metafile.inputs
}

/**
 * Loads TypeScript by `require`: an import reads its nine megabytes twice to find the names that it exports. The API of
 * version 7 is another one.
 */
const requiredTypescript: Plugin = {
  name: 'required-typescript',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^typescript$/ }, () => ({ path: 'typescript', namespace: 'required' }))
    onLoad({ filter: /.*/, namespace: 'required' }, () => ({
      contents: `import { createRequire } from 'node:module'
        const compiler = createRequire(import.meta.url)('typescript')
        if (!/^5\\./.test(compiler.version)) throw Object.assign(new Error(compiler.version), { code: 'WRONG_TYPESCRIPT' })
        export default compiler`,
    }))
  },
}

/** A CommonJS module whose properties are modules, each loaded when it is first used. */
function printGetters(modules: Readonly<Record<string, string>>): string {
  const getters = Object.entries(modules).map(([name, path]) => `get '${name}'() { return require('${path}') }`)
  return `module.exports = { ${getters.join(', ')} }`
}

/** The command, whose code is in the built file of the server. It is CommonJS, which starts faster. */
async function bundleCommand(): Promise<Inputs> {
  const hash = createHash('sha256')
    .update(readFileSync(join(dist, 'server.cjs')))
    .digest('hex')
  const { metafile } = await build({
    ...common,
    outfile: join(dist, 'gatewright.cjs'),
    entryPoints: ['server-stub/cli/gatewright.ts'],
    format: 'cjs',
    platform: 'node',
    plugins: [
      {
        name: 'separate server',
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]cli[\\/]run-command\.ts$/ }, () => ({
            contents: `import { join } from 'node:path'
              import { loadBundle } from './load-bundle.ts'
              export const { runCommand } = loadBundle(join(__dirname, 'server.cjs'), '${hash}').command`,
            resolveDir: join(root, 'server-stub/cli'),
            loader: 'ts',
          }))
        },
      },
    ],
  })
  return metafile.inputs
}

/** The commands beside those that start a server. */
async function bundleTools(): Promise<Inputs> {
  const { metafile } = await build({
    ...common,
    outdir: dist,
    entryPoints: tools,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // Packages in CommonJS require modules of Node. An older Node gets as far as the check of its version.
    banner: { js: "const require = process.getBuiltinModule?.('node:module').createRequire(import.meta.url)" },
    plugins: [assets, lazyValidators, builtins, requiredTypescript],
  })
  return metafile.inputs
}

/** What runs inside a test framework, beside `gatewright`. The formats differ only for Jest's CommonJS. */
async function bundleForTests(format: 'esm' | 'cjs', extension: '.js' | '.cjs'): Promise<Inputs> {
  const names = format === 'esm' ? ['jest', 'msw', 'vitest'] : ['jest', 'msw']
  const { metafile } = await build({
    ...common,
    outdir: dist,
    entryPoints: names.map((name) => `server-stub/mock/${name}.ts`),
    outExtension: { '.js': extension },
    format,
    external: [...external, '@jest/globals', 'node:*'],
    ...(format === 'cjs' ? { define: { 'import.meta.url': '__filename' } } : {}),
    plugins: [
      {
        name: 'gatewright',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/in-process\.ts$/ }, () => ({ path: `./index${extension}`, external: true })),
      },
    ],
  })
  return metafile.inputs
}

/** The validators, and what generated ones import: apart from the bundle, since they run in browsers too. */
async function bundleValidators(): Promise<Inputs> {
  const files = readdirSync(join(root, 'generated/validators')).filter((name) => name.endsWith('.js'))
  const { metafile } = await build({
    ...common,
    outdir: dist,
    entryPoints: Object.fromEntries([
      ['validation', 'server-stub/exports/validation.ts'],
      ...files.map((name) => [`validators/${basename(name, '.js')}`, `generated/validators/${name}`]),
    ]),
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external: ['node:*'],
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

/** The code and the styles of the page. */
async function bundleForBrowser(): Promise<Inputs> {
  const { metafile } = await build({ ...pageBundle, absWorkingDir: root, outdir: join(dist, 'page'), metafile: true })
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
    onLoad({ filter: /[\\/]bundled-files\.ts$/ }, () => ({
      contents: `import { readFile } from 'node:fs'
        import { promisify } from 'node:util'
        export const findLibraryFolder = () => import.meta.dirname + '/swagger-ui'
        export const readBundled = (name) =>
          promisify(readFile)(import.meta.dirname + '/page/' + name).catch(() => undefined)`,
    }))
    onLoad({ filter: /\.[jt]s$/, namespace: 'file' }, ({ path }) => {
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

/** What the server loads from other files: the tools, and packages that few starts need. */
const separateFiles: Plugin = {
  name: 'separate files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const [name] = Object.entries(tools).find(([, tool]) => join(root, tool) === join(resolveDir, path)) ?? []
      return name === undefined ? undefined : { path: `./${name}.js`, external: true }
    })
    onResolve({ filter: /^[@\w]/ }, ({ path }) =>
      seldomUsed.includes(path) ? { path, namespace: 'packages' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'packages' }, ({ path }) => ({
      contents: `module.exports = require('./packages.cjs')['${path}']`,
    }))
    onResolve({ filter: /^\.\/packages\.cjs$/ }, ({ path }) => ({ path, external: true }))
  },
}

/**
 * What Fastify loads at its start and the server never needs, and what replaces it: HTTP/2 and HTTPS are options that the
 * server does not have, `performance` is global, and the versions of the plugins in the bundle are known.
 */
const fastifyReplacements: Readonly<Record<string, string>> = {
  'node:http2': '',
  'node:https': '',
  'node:perf_hooks': 'exports.performance = performance',
  semver: `exports.satisfies = (version, range, options) =>
    range === '5.x' || require('semver/functions/satisfies')(version, range, options)`,
}

const lightFastify: Plugin = {
  name: 'light Fastify',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:(https?2?|perf_hooks)|semver)$/ }, ({ path, importer }) =>
      /[\\/]fastify[\\/]lib[\\/]/.test(importer) && path in fastifyReplacements
        ? { path, namespace: 'replacement' }
        : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'replacement' }, ({ path }) => ({
      contents: fastifyReplacements[path] ?? '',
      resolveDir: root,
    }))
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

/** The declarations that `exports` reaches. Also checks the sources against what Node 20 has. */
function declare(): void {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.package.json'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  const folder = join(dist, 'declarations')
  const written = [
    'server-stub/exports/fastify.d.ts',
    ...['generated/validators', 'server-stub/mock/control/generated/validators'].flatMap((path) =>
      listDeclarations(path),
    ),
  ]
  for (const name of written) cpSync(join(root, name), join(folder, name))
  const reached = new Set(getExportedTypes(folder))
  for (const name of reached) {
    const path = join(folder, name)
    const fastify = relative(dirname(name), 'server-stub/exports/fastify.d.ts').replaceAll('\\', '/')
    const text = readFileSync(path, 'utf8')
      .replace(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2')
      .replaceAll("from 'fastify'", `from '${fastify.startsWith('.') ? '' : './'}${fastify.replace('.d.ts', '.js')}'`)
    writeFileSync(path, text)
    for (const [, target = ''] of text.matchAll(/['"](\.{1,2}\/[^'"\n]*)\.js['"]/g))
      reached.add(`${join(dirname(name), target).replaceAll('\\', '/')}.d.ts`)
  }
  for (const name of listDeclarations('dist/declarations')) {
    const path = relative('dist/declarations', name).replaceAll('\\', '/')
    if (!reached.has(path)) rmSync(join(root, name))
  }
}

/** The files of `types` in `exports`, from `folder`. */
function getExportedTypes(folder: string): string[] {
  const files = Object.values(readPackage('package.json').exports).flatMap((entry) =>
    typeof entry === 'string' || entry.types === undefined ? [] : [relative(folder, join(root, entry.types))],
  )
  return files.flatMap((file) => {
    if (!file.includes('*')) return [file]
    return listDeclarations(join('dist/declarations', dirname(file))).map((name) => relative('dist/declarations', name))
  })
}

/** The declarations below a folder; paths from the root. */
function listDeclarations(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.d.ts')).map((name) => join(folder, name))
}

interface PackageSettings {
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

function readPackage(path: string): PackageSettings {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

rmSync(dist, { recursive: true, force: true })
const inputs = await Promise.all([
  bundleServer().then(async (inputs) => ({ ...inputs, ...(await bundleCommand()) })),
  bundlePackages(),
  bundleTools(),
  bundleForTests('esm', '.js'),
  bundleForTests('cjs', '.cjs'),
  bundleValidators(),
  bundleDiff(),
  bundleForBrowser(),
])
copyLibrary()
writeLicenses(join(dist, 'licenses.txt'), ['node_modules/swagger-ui-dist/package.json', ...inputs.flatMap(Object.keys)])
declare()
