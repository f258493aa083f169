import { afterAll, beforeAll, describe } from 'vitest'
import { tryCompilers } from './compilers.ts'
import { tryContainer } from './container.ts'
import { tryExampleProjects } from './example-projects.ts'
import { InstalledPackage } from './installed-package.ts'
import { tryNeighbours } from './neighbours.ts'
import { tryPublishing } from './publishing.ts'
import { tryWorkflows } from './workflows.ts'

let user: InstalledPackage

beforeAll(() => {
  user = new InstalledPackage()
})
afterAll(() => user?.remove())

describe('the tarball', () => tryPublishing(() => user))
describe('its neighbours', () => tryNeighbours(() => user))
describe('the compilers', () => tryCompilers(() => user))
describe('the example projects', () => tryExampleProjects(() => user))
describe('the workflows', () => tryWorkflows(() => user))
describe('the image', () => tryContainer(() => user))
