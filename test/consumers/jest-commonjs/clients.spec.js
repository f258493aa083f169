/**
 * @jest-environment ./jsdom-with-fetch.cjs
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
const { createMock } = require('gatewright')
const { testFakeTimers } = require('checks/clients.js')

testFakeTimers({ createMock, jest, test })
