/** @jest-environment jsdom */
const { testFixture } = require('./fixture.js')

testFixture('jsdom')
