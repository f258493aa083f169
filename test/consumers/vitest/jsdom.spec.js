// @vitest-environment jsdom
import { testFixture } from './fixture.js'

testFixture('jsdom')
