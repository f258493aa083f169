import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { parse } from 'yaml'

const root = dirname(import.meta.dirname)

/** Replaces global names in what runs inside tests. */
export const nodeGlobals = join(root, 'runtime/node-globals.ts')

/** The other commands, `gatewright/generate`, and what they share with the mock. */
export const tools: Readonly<Record<string, string>> = {
  conformance: 'conformance/conformance.ts',
  drift: 'conformance/drift/drift.ts',
  'command-diff': 'cli/diff.ts',
  'command-generate': 'cli/generate.ts',
  'command-init': 'cli/init.ts',
  'command-types': 'cli/types.ts',
  'command-upgrade': 'cli/upgrade.ts',
  generate: 'cli/exports/generate.ts',
  'load-contract': 'generators/load-contract.ts',
  mcp: 'mock/mcp/serve-mcp.ts',
}

/** Packages that few starts need, by the names that are imported. They are loaded when they are used. */
export const seldomUsed = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@remix-run/multipart-parser',
  'ajv',
  'ajv-draft-04',
  'ajv-formats',
  'ajv/dist/2019.js',
  'ajv/dist/2020.js',
  'ajv/dist/compile/codegen/index.js',
  'ajv/dist/compile/index.js',
  'ajv/dist/compile/validate/index.js',
  'cockatiel',
  'json-p3',
  'rate-limiter-flexible',
  're2js',
  'undici',
  'yaml',
]

/**
 * The compiler that openapi-typescript prints with, in a separate file: the API of version 7 is another one. It is required,
 * since an import reads its megabytes twice to find the names that it exports.
 */
export const separateTypescript: Plugin = {
  name: 'separate TypeScript',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^typescript$/ }, () => ({ path: 'typescript', namespace: 'required' }))
    onLoad({ filter: /.*/, namespace: 'required' }, () => ({
      contents: `import { createRequire } from 'node:module'
        export default createRequire(import.meta.url)('./typescript.cjs')`,
    }))
  },
}

/**
 * The compiler without the services for editors, and without what `names` do not need: less than a third of it. The bundler
 * finds what is unused when the functions are those of a module, and not of one large function.
 */
export const smallTypescript = (names: Iterable<string>): Plugin => ({
  name: 'small TypeScript',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]typescript\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      const compiler = code.slice(code.indexOf('var __defProp'), code.indexOf('// src/services/'))
      const functions = compiler.replace(/^(?:__export\(typescript_exports|module\.exports =)[\s\S]*?\);$/gm, '')
      // The services add the text to identifiers.
      const text = '{ get() { return idText(this) } }'
      const addText = `Object.defineProperty(objectAllocator.getIdentifierConstructor().prototype, 'text', ${text})`
      return { contents: `${functions}\n${addText}\nexport { ${[...names].join(', ')} }` }
    })
  },
})

/** The library of the Model Context Protocol, in a separate file of which few starts need any. */
export const separateMcp: Plugin = {
  name: 'separate MCP',
  setup({ onResolve }) {
    onResolve({ filter: /^@modelcontextprotocol\/server(?:\/stdio)?$/ }, () => ({
      path: './mcp-server.js',
      external: true,
    }))
  },
}

/**
 * The package has the assets where the sources have them. The path of a source in its code is replaced by its path in the
 * package: all code lies in the top folder of `dist/`.
 */
export const assets: Plugin = {
  name: 'assets',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]bundled-files\.ts$/ }, () => ({
      contents: `import { readFile } from 'node:fs'
        import { promisify } from 'node:util'
        export const readBundled = (name) =>
          promisify(readFile)(import.meta.dirname + '/page/' + name).catch(() => undefined)`,
    }))
    onLoad({ filter: /[\\/]simulator[\\/]text[\\/]replies\.ts$/ }, ({ path }) => {
      const replies = parse(readFileSync(join(dirname(path), 'replies.yaml'), 'utf8'))
      return { contents: `const replies = ${JSON.stringify(replies)}\nexport const loadReplies = () => replies` }
    })
    onLoad({ filter: /\.[jt]s$/, namespace: 'file' }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const code = readFileSync(path, 'utf8')
      if (!code.includes('import.meta.')) return undefined
      const source = relative(root, path).replaceAll('\\', '/')
      // The rules of `diff` are built, and so below `dist/`.
      const bundledPath = `../${source === 'cli/diff-changes.ts' ? `dist/${source}` : source}`
      const contents = code
        .replaceAll("createRequire(import.meta.url)('", "require('")
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(bundledPath)}')`)
        .replaceAll('import.meta.url', `import.meta.url.replace(/[^/]*$/, '${bundledPath}')`)
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

/** The tools, which the server loads from other files. */
export const separateTools: Plugin = {
  name: 'separate tools',
  setup({ onResolve }) {
    onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const [name] = Object.entries(tools).find(([, tool]) => join(root, tool) === join(resolveDir, path)) ?? []
      return name === undefined ? undefined : { path: `./${name}.js`, external: true }
    })
  },
}

/** The packages that few starts need, in a separate file that the server and the tools share. */
export const separatePackages: Plugin = {
  name: 'separate packages',
  setup({ onResolve, onLoad }) {
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
 * Leaves out what packages import and do not need here; without it a start takes a tenth less. The server offers no HTTP/2 and
 * no HTTPS, and openapi-typescript gets documents that are linted already.
 */
export const unused: Plugin = {
  name: 'unused',
  setup({ onResolve, onLoad }) {
    const isUnused =
      /[\\/]fastify[\\/]lib[\\/].* node:(http2|https)$|[\\/]openapi-typescript[\\/].* @redocly\/openapi-core$/
    onResolve({ filter: /^(node:https?2?|@redocly\/openapi-core)$/ }, ({ path, importer }) =>
      isUnused.test(`${importer} ${path}`) ? { path, namespace: 'unused' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** The validators of a family have 0.1 to 1 MB; they are loaded with its first request, from those that users import. */
export const lazyValidators: Plugin = {
  name: 'lazy validators',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]generated[\\/](?:[\w-]+[\\/])?validators[\\/][\w-]+\.js$/ }, ({ path }) => {
      const family = basename(path)
      if (relative(join(root, 'generated'), path).startsWith('..')) return undefined
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
export const builtins: Plugin = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'builtin' } : { path, external: true },
    )
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({ contents: `module.exports = require('${path}')` }))
  },
}
