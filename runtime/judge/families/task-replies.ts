import { listAt, textAt } from '../../json-path.ts'
import { quote } from '../../validation/quote.ts'
import { compareWithBody, type ReplyRules } from '../reply-rule.ts'
import { none } from '../stream-rule.ts'

/** A record that is read by its id has that id: the path parameter and the field of the record. */
function readById(parameter: string, field: string, source: string): ReplyRules {
  return {
    source: [source],
    rules: [
      {
        name: 'requested-id',
        judge(record, request) {
          const requested = textAt(request?.path, parameter)
          const id = textAt(record, field)
          if (requested === undefined || id === undefined || id === requested) return none
          return [{ at: field, message: `must be ${quote(requested)}, the id in the path, got ${quote(id)}` }]
        },
      },
    ],
  }
}

const image = 'Endpoints / Image proxy'

export const imageTaskReply = readById('id', 'id', image)
export const videoTaskReply = readById('task_id', 'task_id', 'Endpoints / Video, native format')
export const compatibleVideoReply = readById('id', 'id', 'Endpoints / Video, compatible format')

export const imageTaskListReply: ReplyRules = {
  source: [image],
  rules: [
    compareWithBody('requested-id', (records, body) => {
      const requested = new Set(listAt(body, 'ids'))
      const ids = Array.isArray(records) ? records.map((record) => textAt(record, 'id')) : []
      const other = ids.findIndex((id) => id !== undefined && !requested.has(id))
      return other === -1
        ? none
        : [{ at: `${other}.id`, message: `is ${quote(ids[other])}, which is not one of ids in the request` }]
    }),
  ],
}
