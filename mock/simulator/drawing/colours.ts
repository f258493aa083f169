export type Colour = readonly [red: number, green: number, blue: number]

const NAMED = new Map<string, string>(
  'red d8392b, crimson b51f3a, scarlet e0301e, orange f08a24, gold e8b830, golden e8b830, yellow f5d033, lime 9ccc3c, green 4f9d4a, teal 2f9c95, turquoise 3cc0b8, cyan 43bcd8, blue 3f78d0, purple 8752b8, violet 8752b8, pink f08cb0, white f6f3ec, black 33343c, gray 8d929b, grey 8d929b, silver b9c0c8, brown 8a5a36'
    .split(', ')
    .map((entry) => entry.split(' ') as [string, string]),
)

export function getNamedColour(word: string): Colour | undefined {
  const hex = NAMED.get(word)
  return hex === undefined ? undefined : fromHex(hex)
}

/** From three or six hexadecimal digits. */
export function fromHex(hex: string): Colour {
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const channel = (n: number) => {
    const k = (n + (hue % 360) / 30 + 12) % 12
    const strength = saturation * Math.min(lightness, 1 - lightness)
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

export function mix(a: Colour, b: Colour, part: number): Colour {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}
