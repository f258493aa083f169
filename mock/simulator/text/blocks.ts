import { telling } from './topic.ts'
import type { Voice } from './voices.ts'

/** A block of Markdown that a prompt asks for, about its subject. */
export interface Block {
  readonly text: string
  /** Answers the prompt without sentences around it. */
  readonly alone: boolean
}

interface BlockOptions {
  readonly kind: string
  readonly voice: Voice
  readonly text: string
  readonly subject: string
  readonly isForeign: boolean
}

/** Asks for code. */
export const CODE =
  /\b(code|functions?|scripts?|python|javascript|typescript|program|snippet|regex|sql|bash|rust|golang|código|función|fonction|funktion)\b|代码|函数/i
const VERSE = /\b(haiku|poem|verse|song|limerick|sonnet|gedicht|poème|poema)\b|诗|俳句/i

const WRITES = /\b(write|draft|compose|make|create|give|show|tell|invent)\b/i
const TABLE =
  /\b(as|in|into|with|write|make|create|give me|show me) (an? |the )?(\w+ )?table\b|\btable (of|with|comparing|showing)\b|\b(tabelle|tableau|tabla)\b|表格/i

export function writeBlock(options: BlockOptions): Block | undefined {
  const { kind, voice, text, subject, isForeign } = options
  const verse = isForeign || WRITES.test(text) || text.length < 50 ? writeVerse(options) : undefined
  if (verse !== undefined) return { text: verse, alone: true }
  if (TABLE.test(text))
    return { text: kind === 'compare' ? comparison(subject) : table([voice.columns, ...voice.points]), alone: false }
  if (/\b(as|in|with) json\b|\bjson (object|array|format|document)\b/i.test(text)) {
    const sample = { topic: subject, keywords: [...telling(subject)].slice(0, 4), done: false }
    return { text: fenced('json', JSON.stringify(sample, null, 2)), alone: false }
  }
  if (CODE.test(text) && (kind === 'code' || kind === 'how')) return { text: code(text), alone: false }
  return undefined
}

/** A text that stands for itself. */
function writeVerse({ voice, text, subject, isForeign }: BlockOptions): string | undefined {
  const isHaiku = isForeign || /\bhaiku\b/i.test(text)
  if (VERSE.test(text)) return isHaiku ? voice.verse.replace('{}', () => sentence(subject)) : poem(subject)
  if (!WRITES.test(text)) return undefined
  if (/\b(story|tale)\b/i.test(text)) return story(subject)
  if (/\bjoke\b/i.test(text)) return 'Why did the test suite come to the party alone? All of its friends were mocks.'
  return /\b(e-?mail|letter|invitation|announcement)\b/i.test(text) ? letter(subject) : undefined
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function fenced(language: string, body: string): string {
  return `\`\`\`${language}\n${body}\n\`\`\``
}

function poem(x: string): string {
  return `**${sentence(x)}**

I meant to write of ${x} today,
but morning took the words away;
they wandered off along the shore
and came back lighter than before.

So here they are, a little late,
a lamp, a leaf, an open gate:
whatever else the day may be,
it keeps a place for ${x} and me.`
}

function story(x: string): string {
  return `Every evening Mara closed the shop and thought about ${x}. Nobody else in the village did, and that suited her.

One night a stranger knocked and asked for exactly that. "You are late," said Mara, "but not too late." They talked until the lamp burned low, and each knew something that the other had missed.

In the morning the stranger was gone. On the counter lay a note: "You were right about ${x.replace(/^an? /, 'the ')}." Mara smiled, hung it in the window, and opened the shop.`
}

function letter(x: string): string {
  return `**Subject:** ${sentence(x)}

Hello [name],

I am writing about ${x}. Here is where things stand, what I suggest, and what I need from you:

- **Status:** everything that was planned so far is done.
- **Proposal:** we agree on the next step this week.
- **From you:** a short reply by Thursday would help.

Thank you, and please ask if anything is unclear.

Best regards,
[your name]`
}

function comparison(x: string): string {
  const [a = x, b = 'The alternative'] = x.split(/ and /i)
  return table([
    ['Aspect', a, b],
    ['Strength', 'simple to start with', 'flexible later on'],
    ['Effort', 'low at first, grows slowly', 'higher at first, then steady'],
    ['Best for', 'small and well-known cases', 'large or changing cases'],
  ])
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const write = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [head, head.map(() => '---'), ...rows].map(write).join('\n')
}

interface Name {
  readonly camel: string
  readonly snake: string
  readonly words: string
}

const LANGUAGES: readonly (readonly [RegExp, string, (name: Name) => string])[] = [
  [
    /\b(typescript|ts)\b/i,
    'ts',
    ({ camel }) =>
      `export function ${camel}(input: string): string {\n  const value = input.trim()\n  if (value === '') throw new Error('input is empty')\n  return value\n}`,
  ],
  [
    /\b(javascript|js|node|react)\b/i,
    'js',
    ({ camel }) =>
      `export function ${camel}(input) {\n  const value = input.trim()\n  if (value === '') throw new Error('input is empty')\n  return value\n}`,
  ],
  [
    /\bsql\b/i,
    'sql',
    ({ snake }) =>
      `SELECT id, name, created_at\nFROM ${snake}\nWHERE created_at >= DATE '2026-01-01'\nORDER BY created_at DESC\nLIMIT 20;`,
  ],
  [
    /\b(bash|shell)\b/i,
    'bash',
    ({ snake }) =>
      `#!/usr/bin/env bash\nset -euo pipefail\n\n${snake}() {\n  local input="\${1:?missing input}"\n  printf '%s\\n' "$input"\n}\n\n${snake} "$@"`,
  ],
  [
    /\b(go|golang)\b/i,
    'go',
    ({ camel }) =>
      `func ${camel}(input string) (string, error) {\n\tvalue := strings.TrimSpace(input)\n\tif value == "" {\n\t\treturn "", errors.New("input is empty")\n\t}\n\treturn value, nil\n}`,
  ],
  [
    /\brust\b/i,
    'rust',
    ({ snake }) =>
      `pub fn ${snake}(input: &str) -> Result<String, String> {\n    let value = input.trim();\n    if value.is_empty() {\n        return Err("input is empty".to_string());\n    }\n    Ok(value.to_string())\n}`,
  ],
  [
    /./,
    'python',
    ({ snake, words }) =>
      `def ${snake}(text: str) -> str:\n    """Sketch: ${words}."""\n    value = text.strip()\n    if not value:\n        raise ValueError("text is empty")\n    return value\n\n\nprint(${snake}(" example "))`,
  ],
]
const NOT_NAMES =
  /^(code|functions?|scripts?|python|javascript|typescript|program|snippet|regex|sql|bash|shell|golang|rust|query|simple|small|short|write|returns?|takes?|node|react|using)$/i

/** A small valid function or query, named after the words of the prompt. */
function code(text: string): string {
  const asked = [...telling(text.toLowerCase())].map((word) => word.normalize('NFD').replace(/[^a-z0-9]/g, ''))
  const words = asked.filter((word) => /^[a-z]/.test(word) && !NOT_NAMES.test(word)).slice(0, 3)
  const [verb = 'prepare', ...rest] = words.length > 1 ? words : ['prepare', words[0] ?? 'input']
  const name = {
    camel: [verb, ...rest.map(sentence)].join(''),
    snake: [verb, ...rest].join('_'),
    words: [verb, ...rest].join(' '),
  }
  const [, fence, write] = LANGUAGES.find(([words]) => words.test(text)) ?? [/./, 'text', () => '']
  return fenced(fence, write(name))
}
