import { type Colour, fromHex } from './colours.ts'
import { parseShapes, type Shape } from './shapes.ts'

/** Where a subject stands, floats or flies; `back` is behind other subjects. */
export type Habitat = 'ground' | 'back' | 'water' | 'under-water' | 'sky' | 'rising' | 'table'

export interface Subject {
  readonly place: Habitat
  readonly colour: Colour
  readonly shapes: readonly Shape[]
}

/** Each subject: its names, place and colour, then shapes as `parseShapes` reads them. */
const DRAWINGS = `
cat kitten tiger lion | ground e09a4b
  d l 8 18 44 40 42 42 24 34 14; m s 0 -8 18 12 26 40 16 50 -16 50 -26 40 -18 12; l o 0 34 12 14
  m p -24 -20 -22 -47 -4 -34; m p 24 -20 22 -47 4 -34; l p -20 -28 -19 -40 -11 -34; l p 20 -28 19 -40 11 -34
  m o 0 -18 25 20; k o -10 -20 3 4; k o 10 -20 3 4; e88 p -3 -12 3 -12 0 -8; k l 1 -14 -8 -30 -10; k l 1 14 -8 30 -10
  k l 1 -14 -5 -29 -3; k l 1 14 -5 29 -3; d l 3 -7 -36 -5 -30; d l 3 0 -37 0 -30; d l 3 7 -36 5 -30
dog puppy wolf hound | ground b98352
  m l 8 20 36 38 26 42 14; m s 0 -8 18 12 25 42 14 50 -14 50 -25 42 -18 12; l o 0 32 11 14; m o 0 -18 23 22
  d s -18 -38 -30 -30 -34 -6 -24 0 -18 -16; d s 18 -38 30 -30 34 -6 24 0 18 -16; l o 0 -7 13 10; k o -9 -22 3 4
  k o 9 -22 3 4; k o 0 -11 5 4; e77 o 0 2 4 6; d37 l 3 -12 10 12 10
fox vixen | ground d9702e
  m s 14 46 34 48 48 34 46 8 36 -4 30 12 26 30; w s 46 8 36 -5 31 8 38 16
  m s 0 -10 16 14 22 42 12 50 -12 50 -22 42 -16 14; w s 0 4 9 16 7 34 0 40 -7 34 -9 16; k o -8 47 6 4; k o 8 47 6 4
  m p -28 -18 -26 -50 -6 -36; m p 28 -18 26 -50 6 -36; k p -24 -40 -26 -50 -18 -45; k p 24 -40 26 -50 18 -45
  m s 0 -36 20 -32 30 -14 14 0 0 12 -14 0 -30 -14 -20 -32; w s -30 -14 -14 -10 0 10 -14 2; w s 30 -14 14 -10 0 10 14 2
  k o -10 -17 3 4; k o 10 -17 3 4; k o 0 9 4 3.5
rabbit bunny hare | ground cfc3b4
  w o 22 40 8 8; m o 0 28 22 22; l o 0 32 12 14; m o -9 -34 6 20 -8; m o 9 -34 6 20 8; eab o -9 -32 3 14 -8
  eab o 9 -32 3 14 8; m o 0 -6 20 17; k o -8 -8 3 4; k o 8 -8 3 4; e88 o 0 -1 3 2; l o -12 48 10 5; l o 12 48 10 5
bear panda teddy | ground 96643c
  m o -20 -34 9 9; m o 20 -34 9 9; l o -20 -34 5 5; l o 20 -34 5 5; d o -18 44 12 8; d o 18 44 12 8; m o 0 24 28 27
  l o 0 28 17 18; d o -28 16 8 15 30; d o 28 16 8 15 -30; m o 0 -18 26 22; l o 0 -10 13 10; k o -10 -22 3 3.5
  k o 10 -22 3 3.5; k o 0 -14 5 4
horse pony unicorn zebra donkey | ground 96603a
  d s -30 0 -44 4 -46 30 -38 34 -36 14; d l 6 -22 14 -24 48; d l 6 14 14 14 48; m l 7 -28 10 -32 48; m l 7 20 10 24 48
  m s -34 4 -28 -10 0 -8 22 -12 26 6 16 16 -14 18 -32 16; m s 8 -4 14 -24 24 -40 34 -38 32 -22 28 4 20 12
  m s 22 -40 32 -42 48 -24 46 -16 38 -16 26 -26; d s 24 -46 12 -34 6 -8 14 -6 22 -28; m p 26 -38 27 -50 33 -39
  k o 33 -32 2 2.5; k o 45 -20 1.2 1.2
bird parrot robin eagle sparrow duck | sky 4a86c8
  d p -20 4 -50 10 -46 22 -18 16; m s -24 6 0 -14 20 -14 24 4 4 22 -14 20; l s -4 20 18 6 12 20 2 23; m o 24 -12 15 14
  f0a030 p 37 -16 50 -10 37 -6; k o 29 -15 3 3; d s 8 -4 -8 -40 -26 -46 -22 -20 -10 6
  m s 6 -4 -4 -30 -18 -38 -14 -14 -6 2
fish goldfish salmon koi | under-water f08a3c
  d p -24 0 -48 -22 -42 0 -48 22; d s -6 -16 8 -34 20 -14; d p -2 16 2 30 14 16
  m s -30 0 -10 -18 16 -20 38 -4 38 4 16 20 -10 18; l s -16 10 10 8 30 8 14 17 -4 16; w o 24 -5 6 6; k o 26 -5 3 3
  d l 2 12 -14 8 0 12 14; d s 2 2 -10 -6 -14 4 -10 10
whale dolphin shark orca | under-water 5b87b0
  m s -36 -4 -50 -22 -48 -28 -34 -20 -24 -28 -20 -22 -28 -6; m s -34 -6 -10 -4 4 -22 30 -22 46 -4 42 16 14 24 -14 16
  l s 44 4 20 6 -8 10 8 22 30 21; d s 6 12 -4 30 -10 32 -4 12; k o 32 -4 2.5 3; k l 1.5 44 4 32 6
  9cd l 2 22 -24 20 -40 10 -46; 9cd l 2 24 -24 28 -40 38 -44
butterfly moth dragonfly bee | sky c2569c
  m s -2 -4 -16 -38 -42 -40 -44 -14 -22 4; m s 2 -4 16 -38 42 -40 44 -14 22 4; d s -2 2 -30 6 -36 28 -18 40 -4 18
  d s 2 2 30 6 36 28 18 40 4 18; l o -28 -22 8 9; l o 28 -22 8 9; l o -20 20 6 7; l o 20 20 6 7; k o 0 2 3.5 24
  k l 1.5 -1 -20 -10 -38; k l 1.5 1 -20 10 -38
tree oak forest woods garden | back 57994c
  86583a p -6 50 -4 6 4 6 6 50; 86583a l 4 0 20 16 4; d o -18 0 22 20; d o 20 2 20 18; m o 0 -20 28 26
  m o -14 -6 18 16; m o 16 -6 18 16; l o -8 -30 10 8; l o 12 -20 6 5
flower rose tulip daisy sunflower lotus | ground e0568c
  4a8f4a l 4 0 50 2 20 0 -10; 4a8f4a s 0 40 16 18 30 20 18 38; 4a8f4a s 0 46 -16 26 -30 30 -18 46; m o 0 -40 11 13
  m o 18 -25 13 11 -25; m o 12 -3 11 13 -30; m o -12 -3 11 13 30; m o -18 -25 13 11 25; f5d033 o 0 -19 11 11
  e0a020 o 0 -17 6 6
mountain volcano peak alps | back 71809a
  d p 8 50 30 -8 72 50; w p 30 -8 23 10 30 6 35 12 41 7; m p -74 50 -10 -48 46 50; d p -10 -48 0 -10 -8 14 4 50 46 50
  w p -10 -48 -26 -23 -17 -28 -10 -18 -2 -27 5 -22
wave surf tsunami | water 2f7fb5
  m s -60 50 -40 20 -24 -14 4 -36 34 -30 44 -12 34 -16 20 -14 16 4 26 28 60 50
  d s -50 50 -20 18 0 -12 14 -18 8 8 16 34 34 50; w l 5 -22 -16 4 -37 32 -31 44 -13; w l 3 40 -8 30 -12; w o 48 -2 3 3
  w o 38 2 2 2; w o 50 8 2 2
boat ship sailboat yacht harbour harbor | water c8453a
  7a5234 p -3 26 -3 -48 0 -48 0 26; w s 2 -44 24 -14 32 16 3 18; l p -5 -36 -5 18 -30 18; m p -44 26 46 26 32 48 -28 48
  d p -34 40 39 40 32 48 -28 48; m p 0 -48 14 -44 0 -40; w o -16 33 3 3; w o 0 33 3 3; w o 16 33 3 3
lighthouse tower | back cf3f3a
  fe9 p 4 -34 90 -58 90 -16; 7c7a78 s -34 50 -22 38 6 36 26 40 36 50; w p -15 42 -9 -24 9 -24 15 42
  m p -13.4 26 -12 10 12 10 13.4 26; m p -10.7 -6 -9 -22 9 -22 10.7 -6; k p -13 -24 13 -24 13 -27 -13 -27
  fd6 p -7 -27 -7 -40 7 -40 7 -27; d p -10 -40 0 -50 10 -40; k s -4 42 -4 32 0 29 4 32 4 42; k o 0 2 2.5 3.5
house cabin cottage home hut village barn | back e3c08d
  8d4a3a p 18 -20 18 -42 28 -42 28 -12; m p -34 50 -34 -4 34 -4 34 50; b9513f p -44 0 0 -40 44 0
  8d4a3a p -6 50 -6 20 10 20 10 50; fd7 o 6 36 1.5 1.5; bfe3f0 p -27 10 -27 28 -13 28 -13 10
  bfe3f0 p 17 10 17 28 29 28 29 10; w l 2 -20 10 -20 28; w l 2 -27 19 -13 19; w l 2 23 10 23 28; w l 2 17 19 29 19
castle palace fortress temple | back a9a4ae
  d p -16 50 -16 -24 16 -24 16 50; b9513f p -20 -24 0 -50 20 -24; m p -44 50 -44 -8 -22 -8 -22 50
  m p 44 50 44 -8 22 -8 22 50; b9513f p -48 -8 -33 -34 -18 -8; b9513f p 48 -8 33 -34 18 -8
  m p -24 50 -24 12 -16 12 -16 18 -8 18 -8 12 0 12 0 18 8 18 8 12 16 12 16 18 24 18 24 50
  6b4530 s -8 50 -8 34 0 27 8 34 8 50; fd6 p -36 6 -30 6 -30 18 -36 18; fd6 p 30 6 36 6 36 18 30 18; fd6 o 0 -10 4 6
city skyline town street skyscraper building | back 6a7391
  d p -64 50 -64 0 -46 0 -46 50; d p 40 50 40 -12 58 -12 58 50; m p -50 50 -50 -22 -26 -22 -26 50
  d p -30 50 -30 -40 -8 -40 -8 50; m p 4 50 4 -16 26 -16 26 50; m p -12 50 -12 -4 8 -4 8 50
  d p 22 50 22 -30 32 -42 42 -30 42 50; d l 2 -19 -40 -19 -50; fd7 l 3 -44 -12 -44 -12; fd7 l 3 -35 -12 -35 -12
  fd7 l 3 -44 4 -44 4; fd7 l 3 -35 20 -35 20; fd7 l 3 -24 -28 -24 -28; fd7 l 3 -15 -14 -15 -14; fd7 l 3 -24 0 -24 0
  fd7 l 3 -5 8 -5 8; fd7 l 3 2 22 2 22; fd7 l 3 11 -6 11 -6; fd7 l 3 19 8 19 8; fd7 l 3 32 -18 32 -18
  fd7 l 3 32 2 32 2; fd7 l 3 50 0 50 0; fd7 l 3 -56 14 -56 14
car taxi automobile truck | ground d8453a
  m s -28 24 -18 6 -10 2 12 2 22 8 30 24; bfe3f0 p -21 22 -13 8 -3 8 -3 22; bfe3f0 p 1 22 1 8 11 8 20 22
  m s -46 26 -30 22 26 22 46 26 48 40 44 44 -44 44 -48 36; d p -46 38 47 38 45 44 -44 44; k o -26 43 9 9; k o 27 43 9 9
  ccc o -26 43 4 4; ccc o 27 43 4 4; fe9 o 45 31 3 4; e44 o -46 31 2 4; w l 1.5 2 28 8 28
train locomotive railway tram | ground 3f7f6a
  d p -50 18 -22 18 -22 40 -50 40; k p -46 12 -38 12 -38 20 -46 20; m p -18 40 -18 -12 8 -12 8 40
  d p -22 -12 12 -12 10 -18 -20 -18; m p 8 40 8 10 42 10 42 40; m o 42 25 6 15
  d p 26 10 28 -8 24 -12 38 -12 34 -8 36 10; bfe3f0 p -12 -6 2 -6 2 8 -12 8; fd6 l 3 10 16 42 16
  k p -52 40 48 40 48 43 -52 43; c8453a o -40 43 7 7; c8453a o -10 43 8 8; c8453a o 12 43 8 8; c8453a o 34 43 8 8
  ddd o 34 -22 7 6; eee o 26 -34 9 7; f4f4f4 o 12 -44 11 7
plane airplane jet aircraft helicopter drone | sky e8ecf2
  d p 4 -4 -20 -36 -12 -36 22 -4; m s -46 -6 -20 -9 26 -10 46 0 40 7 -20 8 -42 2
  3f78d0 p -48 -26 -38 -26 -26 -6 -44 -4; 3f78d0 l 3 -34 4 40 4; m p 6 2 -16 34 -6 34 26 2; 79b o 36 -3 4 3
  79b o -14 -2 2 2; 79b o -4 -2 2 2; 79b o 6 -2 2 2; 79b o 16 -2 2 2
rocket spaceship spacecraft shuttle missile | rising e8e6ee
  f6a62c s -9 30 -5 44 0 54 5 44 9 30; fe9 s -4 30 0 43 4 30; d24a3c s -12 8 -26 22 -26 36 -11 28
  d24a3c s 12 8 26 22 26 36 11 28; m s 0 -50 14 -22 13 18 9 32 -9 32 -13 18 -14 -22
  d24a3c s 0 -50 9 -35 11 -28 0 -26 -11 -28 -9 -35; 2f5f9f o 0 -8 8 8; 8fd0f0 o 0 -8 5.5 5.5; d l 2 -12 20 12 20
robot android cyborg | ground 8ea6b8
  d l 3 0 -40 0 -48; e55 o 0 -48 4 4; d l 8 -20 4 -34 20 -30 32; d l 8 20 4 34 20 30 32; d l 9 -9 32 -9 46
  d l 9 9 32 9 46; k l 6 -14 48 -6 48; k l 6 6 48 14 48; m s -18 -4 0 -6 18 -4 20 16 18 34 0 36 -18 34 -20 16
  m s -24 -38 0 -41 24 -38 26 -24 24 -10 0 -7 -24 -10 -26 -24; 26323f s -19 -32 0 -34 19 -32 19 -16 0 -14 -19 -16
  6ef o -8 -25 5 5; 6ef o 8 -25 5 5; 6ef l 2 -6 -18 6 -18; w p -11 6 11 6 11 22 -11 22; e55 o -5 14 3 3; fc4 o 5 14 3 3
person man woman girl boy child people traveller traveler astronaut princess warrior wizard dancer | ground 3f78b8
  2f3a50 l 8 -6 24 -8 46; 2f3a50 l 8 6 24 8 46; k l 6 -8 48 -13 48; k l 6 8 48 13 48; m l 7 -12 -8 -22 8 -20 20
  m l 7 12 -8 22 8 20 20; f0c8a0 o -20 23 4 4; f0c8a0 o 20 23 4 4; m s 0 -16 14 -10 13 12 11 28 -11 28 -13 12 -14 -10
  f0c8a0 l 7 0 -20 0 -14; f0c8a0 o 0 -30 12 13; 5a3a28 s -13 -28 -12 -42 0 -46 12 -42 13 -28 7 -36 -5 -37
  k o -4 -29 1.5 2; k o 5 -29 1.5 2; b65 l 1.5 -4 -24 0 -22 5 -24
sun sunshine | rising f8c63c
  l l 5 0 -40 0 -48; l l 5 0 40 0 48; l l 5 -40 0 -48 0; l l 5 40 0 48 0; l l 5 -28 -28 -34 -34; l l 5 28 28 34 34
  l l 5 -28 28 -34 34; l l 5 28 -28 34 -34; m o 0 0 30 30; l o -6 -8 16 14
moon crescent | rising f4ecd0
  m s 10 -40 -16 -34 -32 -8 -28 20 -6 38 22 36 2 24 -8 4 -6 -18
star | rising f8d860
  m p 0 -44 11 -14 43 -13 18 7 27 38 0 20 -27 38 -18 7 -43 -13 -11 -14; l p 0 -44 11 -14 0 2 -11 -14
balloon airship kite | rising d8504a
  7a5234 l 1 -12 10 -6 34; 7a5234 l 1 12 10 6 34; m s 0 -50 26 -38 30 -14 10 16 -10 16 -30 -14 -26 -38
  l s 0 -50 11 -38 12 -14 4 17 -4 17 -12 -14 -11 -38; d s 26 -38 30 -14 10 16 6 16 18 -14
  9a6a3c p -8 34 8 34 7 46 -7 46; 7a5234 l 2 -8 34 8 34
cup coffee tea mug teapot | table e5673f
  w l 3 -10 -22 -14 -30 -8 -38; w l 3 2 -22 -2 -32 4 -42; w l 3 14 -22 10 -30 16 -38; m l 7 28 0 42 2 42 20 26 24
  d o 0 46 40 5; m s -30 -10 30 -10 28 22 18 44 -18 44 -28 22; l o 0 -10 30 7; 5a3420 o 0 -9 25 5
book novel diary library notebook | table 3a6ea8
  d p -48 -14 0 -6 48 -14 48 42 0 50 -48 42; w s -44 -20 -24 -22 0 -12 0 44 -22 36 -44 37
  f0ead8 s 44 -20 24 -22 0 -12 0 44 22 36 44 37; 999 l 1.5 -36 -10 -10 -4; 999 l 1.5 -36 0 -10 6
  999 l 1.5 -36 10 -10 16; 999 l 1.5 36 -10 10 -4; 999 l 1.5 36 0 10 6; 999 l 1.5 36 10 10 16
  m p 26 -20 32 -20 32 4 29 -1 26 4
apple fruit cherry peach | table cf3b34
  6b4530 l 4 0 -22 5 -42; 5a9a48 s 4 -32 18 -46 34 -40 22 -28
  m s 0 -22 20 -30 38 -14 34 22 14 48 0 44 -14 48 -34 22 -38 -14 -20 -30; l o -20 -6 6 11 20
  d s 0 -20 8 -22 0 -14 -8 -22
heart love valentine | rising e0405a
  m s 0 46 -26 22 -44 -4 -40 -30 -20 -40 -2 -26 2 -26 20 -40 40 -30 44 -4 26 22; l o -24 -20 8 10 30
cake birthday cupcake dessert | table f0b8c8
  d o 0 46 44 5; m p -34 44 -34 10 34 10 34 44; w s -35 8 35 8 34 20 26 16 18 24 8 16 -2 24 -12 16 -20 24 -28 16 -35 20
  e66 p -2 6 -2 -18 2 -18 2 6; 58c p -16 6 -16 -16 -12 -16 -12 6; 5b6 p 12 6 12 -16 16 -16 16 6; fc4 o 0 -24 3 6
  fc4 o -14 -22 3 6; fc4 o 14 -22 3 6; w o 0 8 35 5
`

const SUBJECTS = new Map<string, () => Subject>()
for (const drawing of DRAWINGS.trim().split(/\n(?=\S)/)) {
  const [, names = '', place = '', colour = '', text = ''] = /^([^|]+) \| (\S+) (\S+)\n(.+)$/s.exec(drawing) ?? []
  let subject: Subject | undefined
  const get = () => {
    subject ??= { place: place as Habitat, colour: fromHex(colour), shapes: parseShapes(text) }
    return subject
  }
  for (const name of names.split(' ')) SUBJECTS.set(name, get)
}

/** The subject that a word names, in the singular or plural. */
export function findSubject(word: string): Subject | undefined {
  const ends = ['', 's', 'es'].filter((end) => word.endsWith(end))
  return ends.map((end) => SUBJECTS.get(word.slice(0, word.length - end.length))).find((get) => get !== undefined)?.()
}
