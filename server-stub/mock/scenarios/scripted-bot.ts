import type { ImageBot, Refused } from '../../ports/image-bot.ts'
import type { Answer, ImageCode } from './scenario.ts'

const refusals: Readonly<Record<Exclude<ImageCode, 22>, Omit<Refused, 'type'>>> = {
  21: { reason: 'parameter', message: 'The request is refused (scripted by a scenario).' },
  23: { reason: 'system', message: 'The bot does not answer (scripted by a scenario).' },
  24: { reason: 'account-unavailable', message: 'No account is free (scripted by a scenario).' },
  25: { reason: 'insufficient-balance', message: 'No balance is left (scripted by a scenario).' },
}

/** Overrides `submit` for one exchange; accepted jobs run in the bot itself. */
export function scriptedBot(bot: ImageBot, { code, message, task }: Answer): ImageBot {
  if (code !== undefined && code !== 22) {
    const refusal = refusals[code]
    const refuse = async (): Promise<Refused> => ({ type: 'refused', ...refusal, message: message ?? refusal.message })
    return {
      submit: refuse,
      upload: refuse,
      seed: refuse,
      run: (job, accepted, signal) => bot.run(job, accepted, signal),
    }
  }
  const isQueued = code === 22 || (task?.queuedMs ?? 0) > 0
  return {
    submit: async (job) => {
      const taken = await bot.submit(job)
      if (!isQueued || taken.type === 'refused' || taken.needs !== undefined) return taken
      return { ...taken, ahead: Math.max(1, taken.ahead) }
    },
    upload: (images, accounts) => bot.upload(images, accounts),
    seed: (creation) => bot.seed(creation),
    run: (job, accepted, signal) => bot.run(job, accepted, signal),
  }
}
