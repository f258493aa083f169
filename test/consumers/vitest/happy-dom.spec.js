// @vitest-environment happy-dom
import { testFixture } from './fixture.js'

testFixture('happy-dom')
