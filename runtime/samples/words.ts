import type { Random } from '../random.ts'

type Make = (random: Random) => string

function pickFrom(...choices: readonly string[]): Make {
  return (random) => random.pick(choices)
}

const two = (n: number) => String(n).padStart(2, '0')
const date: Make = (r) => `${r.int(2024, 2027)}-${two(r.int(1, 12))}-${two(r.int(1, 28))}`
const time: Make = (r) => `${two(r.int(0, 23))}:${two(r.int(0, 59))}:${two(r.int(0, 59))}Z`
const first = pickFrom('Ada', 'Grace', 'Alan', 'Katherine', 'Linus', 'Margaret', 'Niklaus', 'Barbara')
const last = pickFrom('Lovelace', 'Hopper', 'Turing', 'Johnson', 'Okafor', 'Hamilton', 'Tanaka', 'Liskov')
const email: Make = (r) => `${first(r)}.${last(r)}@example.com`.toLowerCase()
const host = pickFrom('example.com', 'docs.example.org', 'www.example.net')
const path = pickFrom('guide', 'articles/42', 'products/lamp', 'news')
const url: Make = (r) => `https://${host(r)}/${path(r)}`
const ipv4: Make = (r) => `192.0.2.${r.int(1, 254)}`
const ipv6: Make = (r) => `2001:db8::${r.int(1, 9)}${r.hex(3)}`

const sentence = pickFrom(
  'A short note that covers the main points.',
  'It works well for most people and is easy to change later.',
  'Checked by hand; nothing unusual came up.',
  'The next step is to compare both options side by side.',
)
export const word = pickFrom('amber', 'harbor', 'lantern', 'meadow', 'cobalt', 'willow', 'summit', 'compass')

/** Makers of texts in a `format`. */
export const FORMATS: Readonly<Record<string, Make>> = {
  date,
  time,
  'date-time': (r) => `${date(r)}T${time(r)}`,
  'iso-time': time,
  'iso-date-time': (r) => `${date(r)}T${time(r)}`,
  duration: pickFrom('PT15M', 'PT2H30M', 'P1D', 'P3W'),
  email,
  'idn-email': email,
  hostname: host,
  'idn-hostname': host,
  ipv4,
  ipv6,
  uri: url,
  url,
  iri: url,
  'uri-reference': (r) => `/${path(r)}`,
  'iri-reference': (r) => `/${path(r)}`,
  'uri-template': () => 'https://example.com/items/{id}',
  uuid: (r) => r.uuid(),
  'json-pointer': pickFrom('/items/0', '/name', ''),
  'relative-json-pointer': pickFrom('0', '1/name', '2#'),
  regex: pickFrom('^[a-z]+$', '\\d{4}'),
  byte: pickFrom('SGVsbG8=', 'R29vZCBtb3JuaW5n'),
  base64: pickFrom('SGVsbG8=', 'R29vZCBtb3JuaW5n'),
}

/** The shortest texts of a format, used where a limit of length excludes plausible ones. */
export const SHORTEST: Readonly<Record<string, readonly string[]>> = {
  'uri-reference': ['/a', ''],
  'iri-reference': ['/a', ''],
  'uri-template': ['a:b', ''],
  email: ['ada@example.com', 'a@b.io'],
  hostname: ['a.io', 'a'],
  'idn-email': ['ada@example.com', 'a@b.io'],
  'idn-hostname': ['a.io', 'a'],
  iri: ['https://a.io', 'a:b'],
  uri: ['https://a.io', 'a:b'],
  url: ['https://a.io'],
  ipv4: ['10.0.0.1', '1.1.1.1'],
  ipv6: ['2001:db8::1', '::1', '::'],
  duration: ['P1D'],
  'json-pointer': ['/a', ''],
  regex: ['a', ''],
  byte: ['YQ==', ''],
  base64: ['YQ==', ''],
}

/** Makers of texts for property names; the first match wins. */
export const NAMES: readonly (readonly [RegExp, Make])[] = [
  [/^(first|given)_?name$/i, first],
  [/^(last|family|sur)_?name$/i, last],
  [/company|organi[sz]ation|employer/i, pickFrom('Northwind Labs', 'Blue Harbor Ltd', 'Fernweh GmbH')],
  [/(file|path)_?name$|^path$/i, pickFrom('report.pdf', 'notes.md', 'main.py')],
  [/user_?name|login|handle/i, (r) => `${first(r)}${r.int(1, 99)}`.toLowerCase()],
  [/e-?mail/i, email],
  [/(^|_)(url|uri|link|href|website)$/i, url],
  [/phone|mobile/i, (r) => `+1 202 555 01${two(r.int(0, 99))}`],
  [/time_?zone/i, pickFrom('Europe/Lisbon', 'Asia/Tokyo', 'America/Chicago')],
  [/date|_at$|birthday|deadline/i, date],
  [/^time$/i, time],
  [/city|town|location|place|destination|origin/i, pickFrom('Lisbon', 'Kyoto', 'Nairobi', 'Montreal')],
  [/country/i, pickFrom('Portugal', 'Japan', 'Kenya', 'Canada')],
  [/street|address/i, pickFrom('12 Harbor Street', '7 Garden Lane', '101 Market Square')],
  [/zip|postal/i, pickFrom('10115', '94016', '75011')],
  [/currency/i, pickFrom('EUR', 'USD', 'JPY')],
  [/language|locale/i, pickFrom('en', 'fr', 'ja')],
  [/colou?r/i, pickFrom('teal', 'crimson', 'gold')],
  [/unit/i, pickFrom('celsius', 'meters', 'kilograms')],
  [/status|state/i, pickFrom('open', 'active', 'done')],
  [/categor|genre|topic|tag|label|kind|type/i, pickFrom('travel', 'science', 'music', 'food')],
  [/title|subject|headline/i, pickFrom('A quiet morning by the sea', 'How lanterns work', 'Notes from Kyoto')],
  [/product|item/i, pickFrom('desk lamp', 'notebook', 'travel mug')],
  [/description|summary|text|content|body|comment|note|reason|explanation|answer|message/i, sentence],
  [/code|script|expression/i, pickFrom('print(2 + 2)', 'sum(range(10))')],
  [/(^|_)id$|Id$|uuid|key|token/i, (r) => r.id(12)],
  [/name|author|person|customer|owner/i, (r) => `${first(r)} ${last(r)}`],
  [/query|question|search|prompt|keyword/i, pickFrom('opening hours', 'best route', 'latest release notes')],
]
