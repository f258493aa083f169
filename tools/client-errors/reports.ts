import { readFileSync } from 'node:fs'

/** A section of docs/mock/reports.md. */
export interface Report {
  readonly title: string
  /** One entry of `scenarios`, in YAML. */
  readonly scenario: string
  /** The operation that the entry matches, or the first of them. */
  readonly operationId: string
  /** Whether the request asks for a stream. */
  readonly isStreamed: boolean
  /** The status and the media type, then the body as the page writes it. */
  readonly received: string
}

const section = /^### (.*)\n(?:(?!^##)[\s\S])*?^```yaml\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```/gm

export function readReports(): readonly Report[] {
  const [whole = '', ...streamed] = readFileSync('docs/mock/reports.md', 'utf8').split(/^(?=## .*stream)/im)
  return [...readSections(whole, false), ...readSections(streamed.join(''), true)]
}

function readSections(text: string, isStreamed: boolean): readonly Report[] {
  return [...text.matchAll(section)].map(([, title = '', scenario = '', received = '']) => {
    const [, operationId = ''] = /operation: \[?(\w+)/.exec(scenario) ?? []
    return { title, scenario, operationId, isStreamed, received }
  })
}
