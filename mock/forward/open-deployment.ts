import type { MockContract } from '../mock-contract.ts'
import type { ReplayOptions } from '../replay/open-replay.ts'
import type { ForwardOptions } from './forward.ts'

/** What answers in place of the simulated gateway. */
export interface Deployment {
  readonly replay: ReplayOptions | undefined
  readonly forward: Omit<ForwardOptions, 'recorder'> | undefined
  /** Whether what is forwarded is added to the recording that is replayed. */
  readonly records: boolean
  /** What the options `--normalise` and `--redact` change in what is recorded. */
  readonly form?: { readonly normalise: boolean; readonly redact: readonly string[] } | undefined
}

export interface DeploymentContext {
  readonly contract: MockContract
  readonly report: (line: string) => void
  /** The names of the options, for errors. */
  readonly options: { readonly replay: string; readonly only: string }
}

/** Opens a recording and a connection to a deployment. Throws a `UsageError` if one of them cannot be used. */
export async function openDeployment(
  { replay, forward, records, form = { normalise: false, redact: [] } }: Deployment,
  { contract, report, options }: DeploymentContext,
) {
  if (forward === undefined) return { replay: replay && (await openReplay(replay)), forward }
  const { checkForwarded, Forward } = await import('./forward.ts')
  checkForwarded(forward.only ?? [], contract, options.only)
  const recorder = records && replay ? await openRecorder(replay.path, forward.target) : undefined
  return {
    replay: replay && (await openReplay(replay, recorder?.isEmpty)),
    forward: new Forward({ ...forward, recorder }),
  }

  async function openReplay(recording: ReplayOptions, isEmpty = false) {
    const { openReplay: open } = await import('../replay/open-replay.ts')
    return open(recording, { contract: contract.judged, report, option: options.replay, isEmpty })
  }

  async function openRecorder(recording: string, target: URL) {
    const { openRecorder: open } = await import('../../proxy/recorder.ts')
    const { createEdit } = await import('../../proxy/recording/normalise.ts')
    const edit = createEdit(form, { ...contract.judged, target })
    return open({ recording, contract: contract.judged, print: report, edit }, options.replay)
  }
}
