import { readFileSync } from 'node:fs'

/** A page of the documentation, and its code blocks in a language. */
export function readPage(path: string) {
  const text = readFileSync(path, 'utf8')
  const blocks = (language: string): readonly string[] =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)
  return { text, blocks }
}
