export interface StartupFacts {
  readonly scenarioFiles: readonly string[]
  readonly faultTexts: readonly string[]
  readonly replay?: string
  readonly replayOnly: boolean
}

/** Lines of the start-up summary. */
export function startupSummary(
  { scenarioFiles, faultTexts, replay, replayOnly }: StartupFacts,
  scenarios: number,
): readonly string[] {
  const rest = replayOnly ? 'refused' : 'simulated'
  return [
    ...(scenarioFiles.length === 0 ? [] : [`${loadedScenarios(scenarios, scenarioFiles)}.`]),
    ...(replay === undefined ? [] : [`Replaying ${replay}; other requests are ${rest}.`]),
    ...(faultTexts.length === 0 ? [] : [`Injected faults: ${faultTexts.join(', ')}.`]),
  ]
}

/** `Loaded 2 scenarios from a.yaml`. */
export function loadedScenarios(count: number, paths: readonly string[]): string {
  return `Loaded ${count} scenario${count === 1 ? '' : 's'} from ${paths.join(', ')}`
}
