import { randomInt, randomUUID } from 'node:crypto'
import type { ImageBot } from '../../server-stub/ports/image-bot.ts'

/** Replace with your model. Returns a PNG. */
export type Paint = (prompt: string, signal: AbortSignal) => Promise<Uint8Array>

const refused = (what: string) => ({ type: 'refused', reason: 'parameter', message: `No ${what} here.` }) as const
const account = { instanceId: 'painter', channelId: 'studio' }

/** A bot with one account that supports only `imagine`. */
export function getBot(paint: Paint): ImageBot {
  return {
    submit: async (job) => {
      if (job.type !== 'imagine') return refused(job.type)
      const ids = { taskId: String(randomInt(2 ** 47)), jobId: randomUUID(), queuePosition: 0 }
      const words = { prompt: job.prompt, promptEn: job.prompt, description: `/imagine ${job.prompt}` }
      return { type: 'accepted', action: 'imagine', mode: 'fast', ...account, ...ids, ...words }
    },
    run: async function* (job, { jobId, prompt, promptEn }, signal) {
      yield { type: 'started' }
      yield { type: 'progress', percent: 10 }
      const bytes = await paint(prompt, signal)
      const words = { prompt, promptEn, texts: [], buttons: [], botState: '' }
      const bot = 'bot' in job ? job.bot : 'primary'
      const creation = { jobId, bot, action: 'imagine', kind: 'picture', ...account, ...words } as const
      yield { type: 'done', creation, picture: { type: 'file', bytes, mediaType: 'image/png' } }
    },
    upload: async () => refused('upload'),
    seed: async () => refused('seed'),
  }
}
