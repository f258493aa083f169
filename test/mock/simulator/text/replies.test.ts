import { describe, expect, test } from 'vitest'
import { readWish } from '../../../../mock/simulator/text/wish.ts'
import { ask, toText } from './ask.ts'

describe('the subject of a prompt', () => {
  test.each([
    ['Explain TCP slow start', 'explain', 'TCP slow start'],
    ['How do tides work near Lisbon?', 'explain', 'tides'],
    ['Hello! Could you please tell me about whales?', 'explain', 'whales'],
    ['How do I deploy a Next.js app to AWS?', 'how', 'deploy a Next.js app to AWS'],
    ['why is the sky blue?', 'why', 'Why is the sky blue?'],
    ['Compare Postgres and MySQL in a table', 'compare', 'Postgres and MySQL'],
    ['What is the difference between TCP and UDP?', 'compare', 'TCP and UDP'],
    ['Fix this bug: TypeError: x is not a function', 'fix', 'this bug'],
    ['Plan a weekend in Porto', 'plan', 'a weekend in Porto'],
    ['Give me three tips for my first talk, please', 'ideas', 'your first talk'],
    ['Write a Go function that reads a file', 'code', 'a Go function that reads a file'],
    ['Should I use React or Vue?', 'compare', 'React and Vue'],
    ['I need help writing a cover letter', 'explain', 'a cover letter'],
    ['Explain gravity to a five year old in two sentences.', 'explain', 'gravity'],
    ['We like the sea. What is a whale?', 'explain', 'a whale'],
    ['I feel sad today', 'explain', 'this'],
    ['', 'explain', 'your message'],
  ])('%s', (prompt, kind, subject) => {
    expect(readWish(prompt)).toMatchObject({ kind, subject, isForeign: false })
  })

  test.each([
    ['Erkläre mir, wie der Treibhauseffekt funktioniert.', 'Treibhauseffekt', /Thema „Treibhauseffekt“/],
    ['Pourquoi le ciel est-il bleu ?', 'ciel', /« ciel »/],
    ['¿Cómo funciona la fotosíntesis?', 'fotosíntesis', /«fotosíntesis»/],
    ['请介绍一下机器学习', '机器学习', /“机器学习”/],
  ])('%s is answered in its language', async (prompt, subject, expected) => {
    expect(readWish(prompt)).toMatchObject({ subject, isForeign: true })
    expect(toText(await ask(prompt))).toMatch(expected)
  })

  test.each([
    'What was the die cast for?',
    'The weather in La Paz',
    'Who was Charles de Gaulle?',
    'Explain the term du jour',
  ])('%s is English', (prompt) => expect(readWish(prompt).isForeign).toBe(false))
})

test.each(['Explain the periodic table', 'What is the story behind the Eiffel tower and its many painters?'])(
  '%s is explained',
  async (prompt) => expect(toText(await ask(prompt))).toMatch(/ (ideas|essentials|understand) /),
)

test.each([
  ['Give me three tips for public speaking', /^- \*\*[\w ]+:\*\* \w.+$/m],
  ['How do I bake bread?', /^1\. \*\*[\w ]+:\*\* \w.+$/m],
  ['Compare tea and coffee in a table', /^\| Aspect \| tea \| coffee \|\n\| --- \| --- \| --- \|$/m],
  ['Show the road to Rome as a table', /^\| Aspect \| In short \|$/m],
  ['Vergleiche Tee und Kaffee als Tabelle', /^\| Aspekt \| Kurz gesagt \|$/m],
  ['Show the moon as a table', /^\| Aspect \| In short \|$/m],
  ['Summarize the moon as JSON', /^```json\n\{\n {2}"topic": "the moon"/m],
  ['Write a TypeScript function that reverses a string', /^export function reverseString\(input: string\)/m],
  ['Write a Python script that parses logs', /^def parse_log\(text: str\)/m],
  ['Write a Go function that reads a file', /^func readFile\(input string\)/m],
  ['Write a SQL query for late orders', /^FROM late_order$/m],
  ['Write a bash script that cleans folders', /^clean_folder\(\) \{$/m],
  ['Write a haiku about rain', /^Rain at dawn,\n/],
  ['Write a poem about the sea', /it keeps a place for the sea and me\.$/],
  ['Schreibe ein Gedicht über den Herbst', /^Herbst,\nein Blatt/],
  ['What is 17 * 3?', /^17 \* 3 = 51\./],
  ['Thanks!', /^You're welcome! \w/],
  ['Guten Tag!', /^(Hallo|Guten Tag)! \w/],
  ["Explain $& and $' in regular expressions", /\$& and \$'/],
])('a reply has what the prompt asks for: %s', async (prompt, expected) => {
  expect(toText(await ask(prompt))).toMatch(expected)
})
