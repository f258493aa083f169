#!/usr/bin/env node
// `npm create gatewright FOLDER` is `gatewright init --out FOLDER`; further options go through.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const [folder, ...options] = process.argv.slice(2)
const out = folder === undefined || folder.startsWith('-') ? process.argv.slice(2) : ['--out', folder, ...options]
process.argv.splice(2, Infinity, 'init', ...out)
const manifest = pathToFileURL(createRequire(import.meta.url).resolve('gatewright/package.json'))
await import(new URL('dist/gatewright.cjs', manifest))
