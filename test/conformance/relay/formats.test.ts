import { expect, test } from 'vitest'
import { getContract } from '../../../conformance/contract.ts'
import { chatDocuments } from '../../../conformance/gateway-documents.ts'
import { requestRows } from '../../../conformance/relay/cases/requests.ts'
import { formats } from '../../../conformance/relay/formats/formats.ts'
import { userTurn } from '../../../conformance/relay/relay.ts'
import { answer } from '../../../conformance/relay/script.ts'
import { bodyPointer } from '../../../conformance/request-body.ts'

const titled = formats.map((format) => ({ name: format.name, format }))

test.each(titled)('requests and whole replies of $name are valid by its contract', ({ name, format }) => {
  const contract = getContract(name === 'chat-completions' ? chatDocuments : undefined)
  const operation = contract.findOperation(format.operationId(false))
  const isValid = contract.validatorAt(bodyPointer(contract, operation))
  const invalid = requestRows.filter(({ request }) => {
    const asked = { model: 'gw-text-1', stream: false, turns: [userTurn('Hi')], ...request }
    return !isValid(format.writeRequest(asked).body)
  })
  // The contract of messages has no way to forbid calls.
  expect(invalid.map((row) => row.name)).toEqual(name === 'messages' ? ['tool-choice-none'] : [])
  const pointer = contract.replyPointer(operation, 200, 'application/json') ?? ''
  const call = { id: 'call_1', name: 'get_time', arguments: '{}' }
  const replies = [answer('Hello.'), answer([], { calls: [call], stop: 'tool-call' })]
  const isValidReply = contract.validatorAt(pointer)
  expect(isValidReply({ id: 1 })).toBe(false)
  expect(replies.filter((reply) => !isValidReply(format.writeReply(reply, 'gw-text-1')))).toEqual([])
})
