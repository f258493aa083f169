import type { AddedContract } from './gateway.ts'

/** The contracts by the option that adds them; they are loaded only then. */
const contracts = {
  chatCompletions: async () => (await import('./handlers/chat-completions/contract.ts')).chatCompletions,
} satisfies Readonly<Record<string, () => Promise<AddedContract>>>

/** The options that add contracts. */
export type AddedOptions = { readonly [option in keyof typeof contracts]?: boolean }

/** Loads the contracts that the options add. */
export async function loadAddedContracts(options: AddedOptions): Promise<readonly AddedContract[]> {
  const names = Object.keys(contracts) as (keyof typeof contracts)[]
  return Promise.all(names.filter((name) => options[name]).map((name) => contracts[name]()))
}
