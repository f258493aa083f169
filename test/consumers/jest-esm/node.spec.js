/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { testJest } from 'checks'
import { createMock } from 'gatewright'
import { useMock } from 'gatewright/jest'

testJest({ createMock, expect, test, useMock }, 'node')
