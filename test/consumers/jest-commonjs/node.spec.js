/** @jest-environment node */
const { testFixture } = require('./fixture.js')

testFixture('node')
