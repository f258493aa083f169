import { asString } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'
import type { Rule } from './specification.ts'

const verbs = 'cancel create delete download generate get list stream submit swap update upload'.split(' ')
const verbAndNoun = new RegExp(`^(?:${verbs.join('|')})(?:[A-Z][a-z0-9]*)+$`)

/** An operationId is a verb and a noun in camelCase: it becomes a function name. */
export const operationIdsVerbNoun: Rule = {
  name: 'operation-ids-verb-noun',
  document: 'openapi',
  *check({ specNodes }) {
    for (const { node, kind, at } of specNodes) {
      const id = asString(node.operationId)
      if (kind !== 'operation' || id === undefined || verbAndNoun.test(id)) continue
      const message = `\`${id}\` is not a verb and noun in camelCase. Start with one of ${verbs.join(', ')}, as in createVideo.`
      yield { message, at: under(at, 'operationId') }
    }
  },
}
