import type { Random } from '../../../runtime/random.ts'
import type { FileAttributes, Source, Tool } from '../../../server-stub/ports/text-model.ts'
import { makeAttributes, matchesFilter } from './file-filter.ts'
import type { Topic } from './topic.ts'

type WebSearch = Extract<Tool, { type: 'web-search' }>
type FileSearch = Extract<Tool, { type: 'file-search' }>

const SITES = ['example.com', 'news.example.org', 'docs.example.net']

/** Three pages on the allowed domains. */
export function findPages({ domains = [] }: WebSearch, { phrase, words }: Topic, random: Random): Source[] {
  const hosts = domains.length === 0 ? SITES : domains.flatMap(getHost)
  const slug = encodeURIComponent(words[0].toLowerCase())
  const pages = [
    { path: `articles/${slug}`, title: `${phrase}: an overview` },
    { path: `2026/${random.int(1, 12)}/${slug}`, title: `What is new: ${words[0]}` },
    { path: slug, title: `${words[0]} explained` },
  ]
  if (hosts.length === 0) return []
  return pages.map(({ path, title }, rank) => {
    return { type: 'page', url: `https://${hosts[rank % hosts.length]}/${path}`, title, score: scoreAt(rank, random) }
  })
}

/** The host of a domain, with or without a scheme; none for invalid ones. */
function getHost(domain: string): string[] {
  const url = `https://${domain.trim().replace(/^https?:\/\//i, '')}`
  return URL.canParse(url) ? [new URL(url).host] : []
}

const FILENAMES = ['handbook.pdf', 'meeting-notes.md', 'report.docx', 'policy.pdf', 'faq.md', 'contract.docx']
const SECTIONS = 10

interface File {
  readonly fileId: string
  readonly filename: string
  readonly attributes: FileAttributes
}

/** The best passages of six files with ten sections; the files have attributes that occur in the filter. */
export function findPassages({ maxResults, minScore = 0, filter }: FileSearch, topic: Topic, random: Random): Source[] {
  const files = FILENAMES.map((filename, index): File => {
    const attributes = filter ? makeAttributes(filter, index === 0, random) : {}
    return { fileId: `file-${random.id(24)}`, filename, attributes }
  })
  const searched = filter ? files.filter(({ attributes }) => matchesFilter(filter, attributes)) : files
  const passages = Array.from({ length: SECTIONS }, (_, section) =>
    searched.map((file) => ({ file, text: getSectionText(file, section + 1, topic) })),
  )
  return passages
    .flat()
    .slice(0, maxResults)
    .map(({ file, text }, rank) => ({ type: 'file' as const, ...file, score: scoreAt(rank, random), text }))
    .filter(({ score }) => score >= minScore)
}

function getSectionText({ filename }: File, section: number, { phrase, words }: Topic): string {
  return `Section ${section} of ${filename} deals with ${phrase}, and with ${words[1]} in particular.`
}

/** A score that decreases with the rank. */
function scoreAt(rank: number, random: Random): number {
  return Number((0.96 * 0.95 ** rank * (1 - random.next() / 50)).toFixed(4))
}
