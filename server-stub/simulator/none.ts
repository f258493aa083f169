import { Problem } from '../core/problem.ts'
import type { ModelCatalog } from '../ports/access.ts'
import type { ImageBot } from '../ports/image-bot.ts'
import type { TextModel } from '../ports/text-model.ts'
import type { VideoModel } from '../ports/video-model.ts'
import { simulatedCatalog } from './catalog.ts'

/** The ports of a gateway without simulation. */
export interface NoSimulation {
  readonly text: TextModel
  readonly video: VideoModel
  readonly image: ImageBot
  readonly models: ModelCatalog
}

/** Ports without models, to be overridden; the catalog lists the given models. */
export function noSimulation(models: readonly string[] = []): NoSimulation {
  return {
    text: { generate: refuseModel, countTokens: refuseModel },
    video: { plan: refuseModel, generate: refuseModel },
    image: {
      submit: async () => noAccount,
      run: () => {
        throw new Error('invariant: a job was not accepted')
      },
      upload: async () => noAccount,
      seed: async () => noAccount,
    },
    models: simulatedCatalog({ base: [], extra: models }),
  }
}

const noAccount = {
  type: 'refused',
  reason: 'account-unavailable',
  message: 'There are no accounts behind this server.',
} as const

function refuseModel({ model }: { readonly model: string }): never {
  const shown = model.length > 64 ? `${model.slice(0, 64)}...` : model
  const message = `The model \`${shown}\` does not exist. \`GET /v1/models\` lists the available models.`
  throw new Problem('not-found', message, { variant: 'unknown-model' })
}
