import { describe, expect, test } from 'vitest'
import type { ContractViolation } from '../../server-stub/core/observe.ts'
import { letterRequest, serverWith } from '../core/fixture.ts'
import { delta, type Events, listen, named, open, send, server, start, stop, textOf } from '../core/stream-server.ts'

describe('an observer', () => {
  async function violationsOf(events: Events): Promise<ContractViolation[]> {
    const violations: ContractViolation[] = []
    const response = await open(events, { observer: { violation: (each) => violations.push(each) } })
    await textOf(response)
    return violations
  }

  test('has nothing to say of a good stream', async () => {
    expect(
      await violationsOf(async function* () {
        yield* [start, delta, stop]
      }),
    ).toEqual([])
  })

  test('hears of order, payload and end', async () => {
    expect(
      await violationsOf(async function* () {
        yield start
        yield named('start')
        yield { event: 'delta', data: {} }
      }),
    ).toEqual([
      {
        operationId: 'createLetter',
        event: 'start',
        message: 'expected delta or stop or error after start, got start',
      },
      { operationId: 'createLetter', event: 'delta', message: 'type is required' },
      {
        operationId: 'createLetter',
        event: 'delta',
        message: 'expected delta or stop or error after delta, got the end',
      },
    ])
  })

  test('tells events without names by their form', async () => {
    const violations: ContractViolation[] = []
    await open(
      async function* () {
        for (const type of ['start', 'pause', 'stop', 'stop']) yield { event: '', data: { type } }
      },
      { observer: { violation: (each) => violations.push(each) } },
    )
    violations.length = 0
    await textOf(await send({ ...letterRequest({}), url: '/v1beta/parcels/1:weigh?key=good' }))
    expect(violations).toEqual([
      { operationId: 'weighParcel', event: '', message: 'has the form of no event of the stream' },
      { operationId: 'weighParcel', event: 'stop', message: 'expected the end after stop, got stop' },
    ])
  })

  test('hears of replies and of errors', async () => {
    const violations: ContractViolation[] = []
    const observer = { violation: (each: ContractViolation) => violations.push(each) }
    await listen(serverWith({ createLetter: async () => ({ json: {} }) }, { observer }))
    await server.inject(letterRequest())
    await server.inject(letterRequest({}))
    await server.inject(letterRequest({}, { 'x-api-key': 'x' }))
    expect(violations).toEqual([
      { operationId: 'createLetter', status: 200, message: 'id is required' },
      { operationId: 'createLetter', status: 401, message: 'the status is not declared' },
    ])
  })
})
