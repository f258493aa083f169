/** @jest-environment node */
const { testJest } = require('checks')
const { createMock } = require('gatewright')
const { useMock } = require('gatewright/jest')

testJest({ createMock, expect, test, useMock }, 'node')
