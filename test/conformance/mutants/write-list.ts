import { writeFileSync } from 'node:fs'
import { mutants } from './mutants.ts'
import { renderList } from './render-list.ts'

writeFileSync(new URL('README.md', import.meta.url), renderList(mutants))
