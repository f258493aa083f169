import type { Random } from '../../../runtime/random.ts'
import type { Request } from './request.ts'
import { getTopic } from './topic.ts'

/** About 4.4 characters per token. */
const LONG_CHARS = 8_800

/** Emoji with modifiers and joiners, CJK, stacked combining marks, right-to-left scripts, characters beyond the BMP. */
export const unicodeText = [
  'Emoji: 😀 👍🏽 👩‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🇵🇹 ❤️ 1️⃣',
  'CJK: 你好,世界。 こんにちは世界。 안녕하세요 세계. 𠮷野家',
  'Combining marks: e\u0301 n\u0303 Z\u0351\u034b\u0327a\u0334l\u0336g\u0321o\u0322 க்ஷி नमस्ते สวัสดี',
  'Right to left: مرحبا بالعالم، שלום עולם!',
  'Beyond the BMP: 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𝄞 🜁 — and “quotes”, dashes – …',
].join('\n')

export function markdownText(request: Request): string {
  const { phrase, words } = getTopic(request.text)
  return `# On ${phrase}

A **short** overview with *emphasis*, \`inline code\` and a [link](https://example.com/guide).

## Steps

1. Read about ${words[0]}.
2. Try it:
   - in a small case
   - then in a large one
3. Compare with ${words[1]}.

> Measure twice, cut once.

| Option | Cost | Time |
| --- | ---: | --- |
| ${words[0]} | 10 | an hour |
| ${words[1]} | 25 | a day |

\`\`\`python
def area(width: float, height: float) -> float:
    return width * height
\`\`\`
`
}

/** About 2,000 tokens in numbered paragraphs. */
export function longText(request: Request, random: Random): string {
  const { phrase, words } = getTopic(request.text)
  const sentences = [
    `It helps to see ${phrase} from more than one side.`,
    'A change that looks small today may save a week later.',
    `Much has been written about ${words[0]}, and most of it agrees on the essentials.`,
    'Where opinions differ, a careful measurement settles the matter.',
    `The link between ${words[0]} and ${words[1]} is easy to miss.`,
    'Keep notes; they are worth more than memory.',
    'Nothing replaces a look at the real thing.',
    'The exceptions are few, and each has a good reason.',
  ]
  const paragraphs: string[] = []
  for (let length = 0, i = 1; length < LONG_CHARS; i++) {
    const paragraph = `${i}. ${random.shuffle(sentences).slice(0, 5).join(' ')}`
    length += paragraph.length + 2
    paragraphs.push(paragraph)
  }
  return paragraphs.join('\n\n')
}
