import { expect, test } from 'vitest'
import { loadReplies } from '../../../../mock/simulator/text/replies.ts'
import { getTopic } from '../../../../mock/simulator/text/topic.ts'
import { ask, toText } from './ask.ts'

test.each([
  ['Explain TCP slow start', 'en', 'TCP slow start'],
  ['Hello! Could you please tell me about whales?', 'en', 'whales'],
  ['why is the sky blue?', 'en', 'the sky blue'],
  ['Compare Postgres and MySQL in a table', 'en', 'Postgres and MySQL'],
  ['Give me three tips for my first talk, please', 'en', 'first talk'],
  ['We like the sea. What is a whale?', 'en', 'a whale'],
  ['What was the die cast for?', 'en', 'the die cast'],
  ['The weather in La Paz', 'en', 'the weather in La Paz'],
  ['Explain the term du jour', 'en', 'the term du jour'],
  ['Summarize this:\n```\nlet x = 1\n```', 'en', 'your message'],
  ['', 'en', 'your message'],
  ['Compare Rust and Go in a table', 'en', 'Rust and Go'],
  ['Is C++ faster than AI?', 'en', 'C++ faster than AI'],
  ['How do I bake sourdough bread?', 'en', 'sourdough bread'],
  ['17 * 3', 'en', '17 * 3'],
  ['Visit La Paz', 'en', 'Visit La Paz'],
  [
    'How does photosynthesis turn light energy into sugars that molecules store?',
    'en',
    'photosynthesis turn light energy into sugars',
  ],
  ['Explain TCP slow start. Use bullet points.', 'en', 'TCP slow start'],
  ['Erzähl mir etwas über Berlin', 'de', 'Berlin'],
  ['Erkläre Photosynthese', 'de', 'Photosynthese'],
  ['Wie backe ich Brot?', 'de', 'Brot'],
  ['Comment faire du pain ?', 'fr', 'pain'],
  ['Cuéntame algo sobre Madrid', 'es', 'Madrid'],
  ['Háblame de Madrid', 'es', 'Madrid'],
  ['东京是什么样的城市？', 'zh', '东京'],
  ['光合作用是如何工作的？', 'zh', '光合作用'],
  ['请用表格比较茶和咖啡', 'zh', '茶和咖啡'],
  ['Erkläre mir, wie der Treibhauseffekt funktioniert.', 'de', 'Treibhauseffekt'],
  ['Guten Tag!', 'de', 'Ihre Nachricht'],
  ['Pourquoi le ciel est-il bleu ?', 'fr', 'ciel est-il bleu'],
  ['¿Cómo funciona la fotosíntesis?', 'es', 'fotosíntesis'],
  ['اشرح كيف تعمل البوابة', 'ar', 'البوابة'],
  ['请介绍一下机器学习', 'zh', '机器学习'],
])('the answer to %j is in %s and names "%s"', async (prompt, name, subject) => {
  const { language, phrase } = getTopic(prompt)
  expect([language.name, phrase]).toEqual([name, subject])
  const answer = toText(await ask(prompt))
  expect(language.openings.map((opening) => opening.replace('{}', subject))).toContain(answer.split('\n')[0])
})

test.each([
  ['Give me three tips for public speaking', /^- \*\*[\w ]+:\*\* \w.+$/m],
  ['How do I bake bread?', /^1\. \*\*[\w ]+:\*\* \w.+$/m],
  ['Show the road to Rome as a table', /^\| Aspect \| In short \|\n\| --- \| --- \|\n\| Purpose \| .*road to Rome/m],
  ['Vergleiche Tee und Kaffee als Tabelle', /^\| Aspekt \| Kurz gesagt \|$/m],
  ['Summarize the moon as JSON', /^```json\n\{\n {2}"topic": "the moon"/m],
  ['Write a TypeScript function that reverses a string', /^```ts\n\/\/ A sample.*reverses a string\nexport function/m],
  ['Write code that parses logs', /^```python\n# A sample, .*parses logs\ndef /m],
  ['Write a SQL query for late orders', /^```sql\n-- A sample, .*late orders\nSELECT 'sample' AS sample;\n```$/m],
  ['sim:code compute the sum of 17 * 3', /^I ran a short program about "the sum of 17 \* 3"\. The result is 51\.$/],
  ['sim:markdown Write about tides', /^```python\n# A sample, not a solution: tides\n/m],
  ["Explain $& and $' in regular expressions", /regular expressions/],
])('an answer has the form that the prompt asks for: %s', async (prompt, expected) => {
  expect(toText(await ask(prompt))).toMatch(expected)
})

test('Chinese sentences have full-width punctuation', () => {
  const chinese = loadReplies().languages.find(({ name }) => name === 'zh')
  const sentences = [...(chinese?.openings ?? []), ...(chinese?.points ?? []).flat(), ...(chinese?.closings ?? [])]
  expect(sentences.length).toBeGreaterThan(8)
  expect(sentences.filter((sentence) => /[,.?!:]/.test(sentence))).toEqual([])
})

test.each([
  ['sim:unicode', [/😀/u, /你好/, /مرحبا/, /\p{L}{60}/u]],
  ['sim:markdown', [/^# /m, /^1\. /m, /^\| --- \|/m, /^```python$/m]],
])('%s has what is hard to show', async (prompt, patterns) => {
  const text = toText(await ask(prompt))
  for (const pattern of patterns) expect(text).toMatch(pattern)
})

test('the topics of the latest hundred short texts are remembered, and of no others', () => {
  const texts = Array.from({ length: 101 }, (_, index) => `How do volcanoes of the kind ${index} erupt?`)
  const long = `${'Volcanoes erupt. '.repeat(120)}Why?`
  const topics = [...texts, long].map(getTopic)
  expect(topics.at(-1)).not.toBe(getTopic(long))
  expect(topics.slice(1, 101).map((topic, at) => topic === getTopic(texts[at + 1] ?? ''))).toEqual(
    Array(100).fill(true),
  )
  expect(topics[0]).not.toBe(getTopic(texts[0] ?? ''))
})
