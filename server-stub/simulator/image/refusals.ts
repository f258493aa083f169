import type { Refused } from '../../ports/image-bot.ts'

/** Directives in a prompt, or in the bytes of a picture, written `sim:<word>`, that make the bot refuse a job. */
export const imageDirectives: Readonly<Record<string, { readonly about: string; readonly refusal: Refused }>> = {
  error: {
    about: 'refused for an error of the bot',
    refusal: { type: 'refused', reason: 'system', message: 'The bot does not answer: asked for by sim:error.' },
  },
  account: {
    about: 'refused because no account is available',
    refusal: {
      type: 'refused',
      reason: 'account-unavailable',
      message: 'No account is free: asked for by sim:account.',
    },
  },
  balance: {
    about: 'refused because the account has no balance left',
    refusal: {
      type: 'refused',
      reason: 'insufficient-balance',
      message: 'No balance is left: asked for by sim:balance.',
    },
  },
}
