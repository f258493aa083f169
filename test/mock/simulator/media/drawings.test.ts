import { expect, it } from 'vitest'
import { Canvas } from '../../../../mock/simulator/drawing/canvas.ts'
import { makeScene } from '../../../../mock/simulator/drawing/scene.ts'

const SIDE = 96
const SUBJECTS =
  'cat dog fox rabbit bear horse bird fish whale butterfly tree flower mountain wave boat lighthouse house castle city car train plane rocket robot person sun moon star balloon cup book apple heart cake'

/** The pixels of a drawing, in three numbers each. */
function draw(prompt: string, key = 'key'): readonly number[] {
  const pixels = { width: SIDE, height: SIDE, rgb: new Uint8Array(3 * SIDE * SIDE) }
  const canvas = new Canvas(pixels, { zoom: 1, x: 0, y: 0 })
  const scene = makeScene({ key, prompt, tint: 0 })
  scene.paintStill(canvas)
  scene.paintMoving(canvas)
  return [...pixels.rgb]
}

/** The part of the pixels that differ. */
function compare(one: readonly number[], other: readonly number[]): number {
  return one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 8).length / one.length
}

/** How many pixels are rather red, and rather blue. */
function countHues(pixels: readonly number[]): { red: number; blue: number } {
  const [red, blue] = [0, 2].map((channel) => {
    return pixels.filter((value, i) => i % 3 === channel && value > 60 + (pixels[i - channel + (2 - channel)] ?? 0))
      .length
  })
  return { red: red ?? 0, blue: blue ?? 0 }
}

it('is the same for the same prompt and key, and another for another key', () => {
  for (const prompt of ['a fox', 'jazz']) {
    expect(draw(prompt)).toEqual(draw(prompt))
    expect(compare(draw(prompt), draw(prompt, 'other'))).toBeGreaterThan(0.05)
  }
})

it('differs for each subject, which it shows in the singular and plural', () => {
  const drawings = SUBJECTS.split(' ').map((name) => ({ name, pixels: draw(`the ${name}`) }))
  for (const [i, { name, pixels }] of drawings.entries()) {
    for (const other of drawings.slice(i + 1)) {
      expect(compare(pixels, other.pixels), `${name} and ${other.name}`).toBeGreaterThan(0.03)
    }
  }
  expect(draw('many foxes')).toEqual(draw('many fox'))
})

it('gives a subject the colour before it, and others their own', () => {
  const [red, blue] = [countHues(draw('a red fox in a meadow')), countHues(draw('a blue fox in a meadow'))]
  expect(red.red).toBeGreaterThan(2 * blue.red)
  expect(blue.blue).toBeGreaterThan(red.blue)
  expect(draw('a fox in blue')).toEqual(draw('a blue fox'))
  expect(compare(draw('a red fox and a blue bird'), draw('a blue fox and a red bird'))).toBeGreaterThan(0.05)
})

it('shows the time, the weather and the ground', () => {
  const plain = draw('a fox')
  for (const words of ['at night', 'at sunset', 'in the fog', 'in the snow', 'by the sea']) {
    expect(compare(plain, draw(`a fox ${words}`)), words).toBeGreaterThan(0.1)
  }
})

it('is an own composition for each prompt without known words', () => {
  expect(compare(draw('jazz'), draw('entropy'))).toBeGreaterThan(0.3)
  for (const word of ['constructor', '__proto__', '']) expect(new Set(draw(word)).size).toBeGreaterThan(10)
})
