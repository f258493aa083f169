/** @jest-environment node */
import { testFixture } from './fixture.js'

testFixture('node')
