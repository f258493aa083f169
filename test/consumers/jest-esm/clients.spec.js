/** @jest-environment node */
import { jest, test } from '@jest/globals'
import { testFakeTimers } from 'checks/clients.js'
import { createMock } from 'gatewright'

testFakeTimers({ createMock, jest, test })
