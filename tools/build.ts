import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { pageBundle } from '../mock/page/bundled-files.ts'
import {
  assets,
  builtins,
  lazyValidators,
  nodeGlobals,
  seldomUsed,
  separateMcp,
  separatePackages,
  separateTools,
  separateTypescript,
  smallTypescript,
  tools,
  unused,
} from './bundle-plugins.ts'
import { type PackageExports, writeDeclarations } from './write-declarations.ts'
import { writeLicenses } from './write-licenses.ts'

const root = dirname(import.meta.dirname)
const dist = join(root, 'dist')

/** Bundled files by their path from the root. */
type Inputs = Readonly<Record<string, unknown>>

/** Entries of the package that run a server, by their name in `exports`. */
const servers: Readonly<Record<string, string>> = {
  core: 'cli/exports/core.ts',
  index: 'cli/exports/index.ts',
  judge: 'cli/exports/judge.ts',
  playwright: 'mock/playwright.ts',
  stub: 'cli/exports/stub.ts',
}

/** The commands whose code is in the file of the server. */
const serverCommands: Readonly<Record<string, string>> = {
  'command-bundle': 'cli/bundle.ts',
  'command-conformance': 'cli/conformance.ts',
  'command-drift': 'cli/drift.ts',
  'command-main': 'cli/main.ts',
  'command-mcp': 'cli/mcp.ts',
}

interface PackageFile {
  readonly exports: PackageExports
  readonly peerDependenciesMeta: Readonly<Record<string, object>>
}

const packageFile: PackageFile = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

// Only some need them: they are loaded when asked for.
const external = Object.keys(packageFile.peerDependenciesMeta)

const common = {
  absWorkingDir: root,
  bundle: true,
  target: 'node20.19',
  external,
  logLevel: 'warning',
} as const satisfies BuildOptions

/** What CommonJS has instead of `import.meta`; `fileUrl` is the beginning of a file. */
const commonJs = {
  'import.meta.dirname': '__dirname',
  'import.meta.filename': '__filename',
  'import.meta.url': 'fileUrl',
} as const
const fileUrl = "const fileUrl = require('node:url').pathToFileURL(__filename).href"

/**
 * The head of a file that is a module and, where there is no `module`, a function, which `loadBundle` calls. To wrap its text
 * when it is loaded would copy 3.5 MB into the heap.
 */
const scriptHead =
  "((load) => (typeof module === 'undefined' ? load : load(exports, require, module, __filename, __dirname)))((function (exports, require, module, __filename, __dirname) {"

/** Errors show the names of generated and foreign code, so it keeps them. */
const seldomRead = { minifySyntax: true, minifyWhitespace: true } as const

/** Bundles, and resolves with the files that went in. */
async function bundleFiles(options: BuildOptions): Promise<Inputs> {
  const { metafile } = await build({ ...common, ...options, metafile: true })
  return metafile.inputs
}

/**
 * The mock and the stub in one file, which loads in half the time of its parts. It is CommonJS: Jest's modules can require
 * it, and a part runs when it is first used.
 */
async function bundleServer(): Promise<Inputs> {
  const parts = Object.entries({ ...servers, ...serverCommands })
  const inputs = await bundleFiles({
    stdin: {
      contents: printGetters(Object.fromEntries(parts.map(([name, path]) => [name, `./${path}`]))),
      resolveDir: root,
    },
    outfile: join(dist, 'server.cjs'),
    format: 'cjs',
    platform: 'node',
    inject: [nodeGlobals],
    define: commonJs,
    legalComments: 'none',
    banner: { js: `${scriptHead}${fileUrl}, importModule = require('./import.cjs')` },
    footer: { js: '}))' },
    plugins: [assets, lazyValidators, separateTools, separatePackages, unused],
  })
  completeServer(join(dist, 'server.cjs'))
  writeFileSync(join(dist, 'import.cjs'), 'module.exports = (name) => import(name)\n')
  await Promise.all(Object.entries(servers).map(([name, path]) => writeEntry(name, path)))
  return inputs
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
 * Loads a part of `server.cjs` with the `require` of Node, in Jest too. There the code of a test runs in a separate context,
 * which has no `Request` of Node, and which would load all again for every file.
 */
async function writeEntry(name: string, path: string): Promise<void> {
  const source = await build({
    ...common,
    metafile: true,
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

/** Bundles what the server loads from a separate file. */
const bundlePackages = () =>
  bundleFiles({
    stdin: { contents: printGetters(Object.fromEntries(seldomUsed.map((name) => [name, name]))), resolveDir: root },
    outfile: join(dist, 'packages.cjs'),
    format: 'cjs',
    platform: 'node',
    inject: [nodeGlobals],
    ...seldomRead,
  })

/** Prints a CommonJS module whose properties are modules that are loaded when they are first used. */
function printGetters(modules: Readonly<Record<string, string>>): string {
  const getters = Object.entries(modules).map(([name, path]) => `get '${name}'() { return require('${path}') }`)
  return `module.exports = { ${getters.join(', ')} }`
}

/**
 * Bundles what chooses a command, which loads the built file of the server only for those that are in it. It is CommonJS,
 * which starts faster.
 */
function bundleCommand(): Promise<Inputs> {
  const hash = createHash('sha256')
    .update(readFileSync(join(dist, 'server.cjs')))
    .digest('hex')
  return bundleFiles({
    outfile: join(dist, 'gatewright.cjs'),
    entryPoints: ['cli/gatewright.ts'],
    format: 'cjs',
    platform: 'node',
    define: commonJs,
    banner: { js: fileUrl },
    plugins: [
      {
        name: 'separate server',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) => {
            const [name] =
              Object.entries(serverCommands).find(([, command]) => join(root, command) === join(resolveDir, path)) ?? []
            return kind === 'dynamic-import' && name !== undefined ? { path: name, namespace: 'server' } : undefined
          })
          onLoad({ filter: /.*/, namespace: 'server' }, ({ path }) => ({
            contents: `import { join } from 'node:path'
              import { loadBundle } from './load-bundle.ts'
              module.exports = loadBundle(join(__dirname, 'server.cjs'), '${hash}')['${path}']`,
            resolveDir: join(root, 'cli'),
            loader: 'ts',
          }))
        },
      },
      assets,
      separateTools,
      separatePackages,
    ],
  })
}

/** Packages in CommonJS require modules of Node. An older Node gets as far as the check of its version. */
const requireOfNode = "const require = process.getBuiltinModule?.('node:module').createRequire(import.meta.url)"

/** Bundles the commands beside those that start a server. */
function bundleTools(): Promise<Inputs> {
  return bundleFiles({
    outdir: dist,
    entryPoints: tools,
    splitting: true,
    format: 'esm',
    platform: 'node',
    banner: { js: requireOfNode },
    plugins: [assets, lazyValidators, unused, builtins, separatePackages, separateTypescript, separateMcp],
  })
}

/** Bundles what the tools use of the compiler, which users need not install; minified, since few read it. */
function bundleTypescript(): Promise<Inputs> {
  const tools = readdirSync(dist).filter((name) => name.endsWith('.js'))
  const uses = tools.flatMap((name) => [
    ...readFileSync(join(dist, name), 'utf8').matchAll(/\btypescript_default\.(\w+)/g),
  ])
  return bundleFiles({
    entryPoints: { typescript: 'typescript' },
    outdir: dist,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    platform: 'node',
    plugins: [smallTypescript(new Set(uses.map(([, name = '']) => name)))],
    minify: true,
    legalComments: 'none',
  })
}

/** Bundles what `mcp` uses of the library of the protocol, which users need not install; minified, since few read it. */
function bundleMcpServer(): Promise<Inputs> {
  return bundleFiles({
    stdin: {
      contents: `export { fromJsonSchema, McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
        export { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'`,
      resolveDir: root,
    },
    outfile: join(dist, 'mcp-server.js'),
    format: 'esm',
    platform: 'node',
    banner: { js: requireOfNode },
    plugins: [builtins],
    minify: true,
    sourcemap: false,
    legalComments: 'none',
  })
}

/** Bundles what runs inside a test framework, beside `gatewright`. The formats differ only for Jest's CommonJS. */
function bundleForTests(format: 'esm' | 'cjs', extension: '.js' | '.cjs'): Promise<Inputs> {
  const names = format === 'esm' ? ['jest', 'msw', 'vitest'] : ['jest', 'msw']
  return bundleFiles({
    outdir: dist,
    entryPoints: names.map((name) => `mock/${name}.ts`),
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
}

/** Bundles the client, the validators, and what generated ones import: apart from the server, since they run in browsers too. */
function bundleValidators(): Promise<Inputs> {
  const files = readdirSync(join(root, 'generated'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|[\\/])validators[\\/][\w-]+\.js$/.test(name),
  )
  return bundleFiles({
    outdir: dist,
    entryPoints: Object.fromEntries([
      ['client', 'cli/exports/client.ts'],
      ['validation', 'cli/exports/validation.ts'],
      ...files.map((name) => [`validators/${basename(name, '.js')}`, `generated/${name}`]),
    ]),
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external: ['node:*'],
    ...seldomRead,
  })
}

/** Bundles the rules of `gatewright diff`, which Redocly loads by itself. */
async function bundleDiff(): Promise<Inputs> {
  const outfile = join(dist, 'spec/diff/plugin.js')
  const inputs = await bundleFiles({ entryPoints: ['spec/diff/plugin.ts'], outfile, format: 'esm' })
  const lintConfig = readFileSync(join(root, 'spec/diff/redocly.yaml'), 'utf8')
  writeFileSync(join(dist, 'spec/diff/redocly.yaml'), lintConfig.replace('plugin.ts', 'plugin.js'))
  return inputs
}

/** Bundles the code and the styles of the page. */
async function bundleForBrowser(): Promise<Inputs> {
  const { metafile } = await build({ ...pageBundle, absWorkingDir: root, outdir: join(dist, 'page'), metafile: true })
  return metafile.inputs
}

rmSync(dist, { recursive: true, force: true })
const inputs = await Promise.all([
  bundleServer().then(async (inputs) => ({ ...inputs, ...(await bundleCommand()) })),
  bundlePackages(),
  bundleTools().then(async (inputs) => ({ ...inputs, ...(await bundleTypescript()) })),
  bundleMcpServer(),
  bundleForTests('esm', '.js'),
  bundleForTests('cjs', '.cjs'),
  bundleValidators(),
  bundleDiff(),
  bundleForBrowser(),
])
// The types of the contract have no code.
writeFileSync(join(dist, 'types.js'), 'export {}\n')
writeLicenses(join(dist, 'licenses.txt'), inputs.flatMap(Object.keys))
writeDeclarations(join(dist, 'declarations'), packageFile.exports)
