import { many, maybe, one, toggle } from './option.ts'
import { hostName, key, number, text } from './readers.ts'
import { recordingOptions } from './recording-options.ts'
import { callbackOption, corsOption, sharedOptions } from './shared-options.ts'

/** The options of the mock. */
export const mockOptions = {
  ...sharedOptions,
  ...recordingOptions,
  callbackHosts: callbackOption('this machine they always may'),
  corsOrigins: corsOption(['*']),
  scenarioFiles: many({
    name: 'scenarios',
    value: 'FILE',
    about: 'file with scenarios, in YAML or JSON, read again when it changes; repeat it for several',
    read: text,
  }),
  faultTexts: many({
    name: 'fault',
    value: 'FAULT',
    about: 'fault to inject, as JSON or in short (as status:500:probability=0.1); repeat it for several',
    read: text,
  }),
  controlKey: maybe({
    name: 'control-key',
    value: 'KEY',
    about:
      'key that the controls under /__mock take; without one, only programs and pages on this machine may use them',
    read: key,
  }),
  controlHosts: many({
    name: 'control-host',
    value: 'HOST',
    about:
      'name under which the controls answer without a key, beside localhost and loopback addresses; repeat it for several',
    read: hostName,
  }),
  noControl: toggle({ name: 'no-control', about: 'serve no controls' }),
  noJournal: toggle({ name: 'no-journal', about: 'keep no journal of requests' }),
  firstTokenMs: one({
    name: 'first-token-ms',
    value: 'MS',
    fallback: '300',
    about: 'how long a text takes to its first token',
    read: number({ from: 0, to: 86_400_000, whole: false }),
  }),
  tokensPerSecond: one({
    name: 'tokens-per-second',
    value: 'NUMBER',
    fallback: '60',
    about: 'how fast a text is written after that',
    read: number({ from: 0.001, to: 1_000_000, whole: false }),
  }),
  jitter: one({
    name: 'jitter',
    value: 'NUMBER',
    fallback: '0',
    about: 'by which part of itself each of these waits may be off, from 0 to 1; the seed decides',
    read: number({ from: 0, to: 1, whole: false }),
  }),
}
