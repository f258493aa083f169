import type { Voice } from './voices.ts'

interface Language extends Voice {
  readonly greets: RegExp
  /** Words with which a prompt in this language begins. */
  readonly asks: ReadonlySet<string>
  /** All words that show the language, and are not the subject. */
  readonly known: ReadonlySet<string>
}

function words(asks: string, others: string): Pick<Language, 'asks' | 'known'> {
  return { asks: new Set(asks.split(' ')), known: new Set(`${asks} ${others}`.split(' ')) }
}

const german: Language = {
  greets: /^(hallo|guten (tag|morgen|abend)|servus|moin)\b/i,
  ...words(
    'erkläre erklär beschreibe schreibe schreib nenne zeige zeig vergleiche gib was wie warum wieso weshalb wer wann wo welche welcher welches kannst können bitte',
    'der die das den dem des ein eine einen einem einer und oder ist sind wird werden wurde mir mich ich du sie es wir man zu zum zur von vom für mit auf im über nicht auch bei aus funktioniert funktionieren mache macht machen bedeutet geht gibt heißt kann soll code funktion gedicht liste tabelle',
  ),
  openings: [
    'Das Thema „{}“ versteht man am besten über Zweck, Funktionsweise und Grenzen.',
    'Beim Thema „{}“ sind vor allem die folgenden Punkte wichtig.',
    'Hier ist ein kurzer Überblick zum Thema „{}“.',
    'Kurz gesagt: Zum Thema „{}“ genügen wenige Grundideen.',
  ],
  points: [
    ['Zweck', 'Am Anfang steht eine konkrete Frage; wer sie kennt, behält die Einzelheiten leichter.'],
    ['Funktionsweise', 'Wenige einfache Teile greifen ineinander, und jeder für sich ist leicht zu verstehen.'],
    ['Grenzen', 'Jede Erklärung vereinfacht; es lohnt sich zu wissen, wo das nicht mehr genügt.'],
    ['Praxis', 'Ein kleines, echtes Beispiel hilft mehr als jede Definition.'],
  ],
  closings: ['Soll ich auf einen Punkt näher eingehen?', 'Möchten Sie ein Beispiel sehen?'],
  greetings: ['Hallo! Wie kann ich Ihnen helfen?', 'Guten Tag! Was kann ich für Sie tun?'],
  block: 'Hier ist eine kompakte Fassung als Ausgangspunkt:',
  columns: ['Aspekt', 'Kurz gesagt'],
  verse: '{},\nein Blatt im stillen Morgen –\ndas Licht kommt näher.',
}

const french: Language = {
  greets: /^(bonjour|bonsoir|salut|coucou)\b/i,
  ...words(
    'explique-moi écris-moi donne-moi dis-moi explique expliquez décris décrivez écris écrivez donne donnez montre comparez quel quelle quels quelles qui que comment pourquoi quand où peux pouvez',
    "le la les un une des du de et ou est sont était ce cette ces moi je tu vous il elle nous on à au aux en dans pour avec sur pas plus par se ça fonctionne fonctionnent marche signifie qu'est-ce est-ce est-il est-elle peut faire code fonction poème liste tableau",
  ),
  openings: [
    'Pour comprendre « {} », le plus simple est de regarder le but, le fonctionnement et les limites.',
    'Voici l’essentiel sur le sujet « {} ».',
    'À propos de « {} », quelques points comptent surtout.',
    'En bref, quelques idées suffisent pour aborder le sujet « {} ».',
  ],
  points: [
    ['But', 'Tout part d’une question concrète ; une fois qu’on la connaît, les détails se retiennent mieux.'],
    ['Fonctionnement', 'Quelques éléments simples agissent ensemble, et chacun est facile à suivre.'],
    ['Limites', 'Toute explication simplifie ; il est utile de savoir jusqu’où elle reste valable.'],
    ['En pratique', 'Un petit exemple réel en dit plus qu’une longue définition.'],
  ],
  closings: ['Souhaitez-vous un exemple ?', 'Je peux approfondir chacun de ces points.'],
  greetings: ['Bonjour ! Comment puis-je vous aider ?', 'Bonjour ! Que puis-je faire pour vous ?'],
  block: 'Voici une version compacte pour commencer :',
  columns: ['Aspect', 'En bref'],
  verse: '{},\nune page encore blanche,\nla lumière vient.',
}

const spanish: Language = {
  greets: /^¡?(hola|buenos días|buenas (tardes|noches))(?!\p{L})/iu,
  ...words(
    'explica explique explícame describe escribe escríbeme dame muestra muéstrame compara qué cuál cuáles quién cómo cuándo dónde puedes puede por',
    'el la los las un una unos unas del de y o es son era este esta estos me yo tú usted se lo en para con sobre no más al como su que funciona funcionan significa hacer hace código función poema lista tabla',
  ),
  openings: [
    'Para entender «{}», lo más sencillo es ver el propósito, el funcionamiento y los límites.',
    'Esto es lo esencial sobre «{}».',
    'Sobre «{}», hay algunos puntos que conviene conocer.',
    'En resumen, bastan unas pocas ideas para orientarse en el tema «{}».',
  ],
  points: [
    ['Propósito', 'Todo parte de una pregunta concreta; al conocerla, los detalles se recuerdan mejor.'],
    ['Funcionamiento', 'Unas pocas piezas sencillas actúan juntas, y cada una es fácil de seguir.'],
    ['Límites', 'Toda explicación simplifica; conviene saber hasta dónde es válida.'],
    ['En la práctica', 'Un ejemplo pequeño y real enseña más que una definición.'],
  ],
  closings: ['¿Quieres ver un ejemplo?', 'Puedo profundizar en cualquiera de estos puntos.'],
  greetings: ['¡Hola! ¿En qué puedo ayudarte?', '¡Hola! ¿Qué puedo hacer por ti?'],
  block: 'Aquí tienes una versión compacta para empezar:',
  columns: ['Aspecto', 'En resumen'],
  verse: '{},\nuna hoja en la mañana,\nla luz se acerca.',
}

const chinese: Voice = {
  openings: [
    '关于“{}”,可以从目的、原理和局限三个方面来理解。',
    '下面简要介绍“{}”的要点。',
    '“{}”其实可以归结为几个基本概念。',
    '要了解“{}”,先抓住最重要的几点。',
  ],
  points: [
    ['目的', '先弄清楚它要回答什么问题,细节就更容易记住。'],
    ['原理', '几个简单的部分相互配合,每一部分单独来看都不难。'],
    ['局限', '任何解释都有所简化,了解它的适用范围很重要。'],
    ['实践', '一个真实的小例子往往胜过冗长的定义。'],
  ],
  closings: ['需要我举个例子吗?', '如果想深入了解某一点,请告诉我。'],
  greetings: ['你好!有什么可以帮你的吗?', '您好!请问需要什么帮助?'],
  block: '下面是一个简洁的起点:',
  columns: ['方面', '要点'],
  verse: '{},\n风过窗前夜未央。\n一灯如豆照书房。',
}
const CHINESE_ASKS =
  /请|麻烦|帮我|给我|告诉我|解释|介绍|说明|描述|写|一下|一首|一个|一段|关于|什么是|是什么|什么|如何|怎么样|怎么|怎样|为什么|为何|工作的|的诗|吗|呢|[。,?!、?!,.:;:“”"\s]/gu

/** A prompt in a language other than English: its voice, and the subject in its words. */
export interface Foreign {
  readonly voice: Voice
  readonly subject: string
  readonly greets: boolean
}

const MAX_READ = 400
const MAX_WORDS = 5
/** The subject of a question ends at its verb. */
const VERB = /^(ist|sind|funktionier\w*|est|sont|est-il|est-elle|fonctionn\w*|es|son|funciona\w*)$/

/** The language of a prompt that is clearly not English. */
export function readForeign(full: string, isEnglish: (word: string) => boolean): Foreign | undefined {
  const text = full.slice(0, MAX_READ)
  if (/\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return readChinese(text)
  const found = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const lower = found.map((word) => word.toLowerCase())
  const count = ({ asks, known }: Language) =>
    lower.reduce((sum, word) => (known.has(word) ? sum + 1 : sum), asks.has(lower[0] ?? '') ? 1 : 0)
  let [best, most] = [german, count(german)]
  for (const language of [french, spanish]) {
    const matches = count(language)
    if (matches > most) [best, most] = [language, matches]
  }
  if (best.greets.test(text) && found.length < 5) return { voice: best, subject: '', greets: true }
  if (most < 2 || most <= lower.filter(isEnglish).length) return undefined
  const isSubject = (word: string) => !best.known.has(word) && word.length > 2
  const first = lower.findIndex(isSubject)
  const verb = lower.findIndex((word, at) => at > first && VERB.test(word))
  const run = lower.slice(first, Math.min(first + MAX_WORDS, verb < 0 ? Infinity : verb))
  const length = run.findLastIndex(isSubject) + 1
  return { voice: best, subject: first < 0 ? '' : found.slice(first, first + length).join(' '), greets: false }
}

function readChinese(text: string): Foreign {
  const subject = Array.from(text.replace(CHINESE_ASKS, '').replace(/的$/, '')).slice(0, 20).join('')
  return { voice: chinese, subject, greets: /^[你您]好.{0,2}$/u.test(text.trim()) }
}
