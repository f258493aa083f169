import { joinsPieces } from '../../../runtime/judge/stream-rules.ts'
import { testGrowth } from '../../support/growth.ts'

testGrowth([
  [
    'different wrong strings of a stream',
    10_000,
    (count) => {
      const rule = joinsPieces({ name: 'text', begin: 'begin', add: ['delta', 'text'], whole: [['done', 'text']] })
      const events = Array.from({ length: count }, (_, at) => ({ number: at, event: 'done', data: { text: `w${at}` } }))
      return () => {
        const watch = rule.watch()
        for (const event of events) watch.event(event)
      }
    },
  ],
])
