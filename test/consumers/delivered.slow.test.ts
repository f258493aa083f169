import { afterAll, beforeAll, describe } from 'vitest'
import { tryContainer } from './container.ts'
import { tryExampleProjects } from './example-projects.ts'
import { InstalledPackage } from './installed-package.ts'
import { tryPublishing } from './publishing.ts'
import { tryWorkflows } from './workflows.ts'

let user: InstalledPackage

beforeAll(() => {
  user = new InstalledPackage()
})
afterAll(() => user?.remove())

describe('the tarball', () => tryPublishing(() => user))
describe('the example projects', () => tryExampleProjects(() => user))
describe('the workflows', () => tryWorkflows(() => user))
describe('the image', () => tryContainer(() => user))
