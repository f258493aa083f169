// @vitest-environment node
import { testFixture } from './fixture.js'

testFixture('node')
