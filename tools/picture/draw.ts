import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFolderImports, productFolders, readImports } from './folder-imports.ts'
import { drawFolders } from './folder-picture.ts'

/** Draws the picture of ARCHITECTURE.md. A test fails if it is not up to date. */
const file = join('docs', 'folders.svg')

writeFileSync(file, drawFolders(listFolderImports(await readImports(productFolders))))
process.stdout.write(`${file}: drawn from the imports of ${productFolders.length} folders.\n`)
