/**
 * A small dictionary. Known words are translated one by one; unknown ones are marked as `[zh: ...]`, so that they are
 * not mistaken for a translation.
 */
const ENGLISH = new Map(
  `
一只 a|一个 a|一位 a|一座 a|一条 a|一张 a|一片 a stretch of|一幅 a|一朵 a|两只 two|三只 three|许多 many|的 |了 |着 |和 and|与 and
在 in|上 on|下 below|里 inside|中 in|旁边 beside|前面 in front of|后面 behind|之间 between|飞过 flying over|穿着 wearing|戴着 wearing
猫 cat|小猫 kitten|狗 dog|小狗 puppy|狐狸 fox|熊猫 panda|老虎 tiger|狮子 lion|马 horse|龙 dragon|鸟 bird|鱼 fish|鲸鱼 whale|兔子 rabbit
女孩 girl|男孩 boy|女人 woman|男人 man|老人 old man|孩子 child|人 person|宇航员 astronaut|机器人 robot|公主 princess|战士 warrior
山 mountain|雪山 snow mountain|高山 high mountain|河 river|湖 lake|海 sea|大海 sea|海边 seaside|海滩 beach|岛 island|森林 forest|树 tree|花 flower|草地 meadow
雪 snow|雨 rain|云 cloud|天空 sky|太阳 sun|月亮 moon|星星 stars|星空 starry sky|日出 sunrise|日落 sunset|夜晚 night|早晨 morning|清晨 early morning
春天 spring|夏天 summer|秋天 autumn|冬天 winter|城市 city|街道 street|村庄 village|房子 house|木屋 wooden cabin|城堡 castle|桥 bridge|灯塔 lighthouse
船 boat|汽车 car|火车 train|飞机 plane|自行车 bicycle|咖啡 coffee|茶 tea|书 book|窗户 window|花园 garden|雨伞 umbrella
红色 red|红 red|蓝色 blue|绿色 green|黄色 yellow|白色 white|黑色 black|紫色 purple|粉色 pink|橙色 orange|金色 golden|银色 silver
大 big|小 small|美丽 beautiful|可爱 cute|古老 ancient|未来 futuristic|神秘 mysterious|安静 quiet|温暖 warm|明亮 bright
坐 sitting|站 standing|跑 running|睡觉 sleeping|飞 flying|看 looking at|读 reading|微笑 smiling|跳舞 dancing
油画 oil painting|水彩 watercolour|水墨画 ink painting|素描 sketch|照片 photograph|动漫 anime|风格 style|赛博朋克 cyberpunk|电影 cinematic
光 light|阳光 sunlight|雾 fog|薄雾 thin mist|背景 background|肖像 portrait|风景 landscape|特写 close-up|裸体 nude|血腥 gore
， ,|。 .|、 ,|！ !|？ ?|： :|； ;|（ (|） )
`
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, string] => {
      const [chinese = '', english = ''] = entry.split(/ (.*)/s)
      return [chinese, english]
    }),
)

const LONGEST = Math.max(...Array.from(ENGLISH.keys(), (word) => word.length))
const CHINESE = /[\p{Script=Han}，。、！？：；（）]+/gu

const MAX_TRANSLATED = 10_000

/** Translates the Chinese parts of the first 10,000 UTF-16 code units word by word; other text is unchanged. */
export function toEnglish(text: string): string {
  const read = text.slice(0, MAX_TRANSLATED)
  if (!/\p{Script=Han}/u.test(read)) return text
  return translateAll(read) + text.slice(MAX_TRANSLATED)
}

function translateAll(text: string): string {
  return text
    .replaceAll(CHINESE, (run) => ` ${translate(run)} `)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.!?:;)])/g, '')
    .trim()
}

function translate(run: string): string {
  const parts: string[] = []
  let unknown = ''
  const keepUnknown = () => {
    if (unknown !== '') parts.push(`[zh: ${unknown}]`)
    unknown = ''
  }
  for (let at = 0; at < run.length; ) {
    const word = longestWord(run, at)
    if (word === undefined) unknown += run[at++]
    else {
      keepUnknown()
      parts.push(ENGLISH.get(word) ?? '')
      at += word.length
    }
  }
  keepUnknown()
  return parts.filter((part) => part !== '').join(' ')
}

function longestWord(run: string, at: number): string | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const word = run.slice(at, at + length)
    if (word.length === length && ENGLISH.has(word)) return word
  }
  return undefined
}
