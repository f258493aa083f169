import { Problem } from '../../runtime/problem.ts'
import { simulatedCatalog } from './catalog.ts'
import { refuseJob } from './task-directives.ts'

/** Ports without models, to be overridden; the catalog lists `models`. */
export function noSimulation(models: readonly string[] = []) {
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
    models: simulatedCatalog(models, []),
  }
}

const noAccount = refuseJob('account-unavailable', 'There are no accounts behind this server.')

function refuseModel({ model }: { readonly model: string }): never {
  const shown = model.length > 64 ? `${model.slice(0, 64)}...` : model
  const message = `The model \`${shown}\` does not exist. \`GET /v1/models\` lists the available models.`
  throw new Problem('not-found', message, { variant: 'unknown-model' })
}
