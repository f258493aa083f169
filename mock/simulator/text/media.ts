import type { Random } from '../../../runtime/random.ts'
import { makeField, paintFields } from '../colour-field.ts'
import { clipText } from './pieces.ts'
import type { Request } from './request.ts'

const SIDE = 64
const SAMPLE_RATE = 8_000
const SECONDS = 0.5

export interface Medium {
  readonly mediaType: string
  /** Base64. */
  readonly data: string
}

/** A PNG of 64 by 64 pixels. */
export function makePicture(random: Random): Medium {
  const bytes = paintFields([makeField(random)], { width: SIDE, height: SIDE })
  return { mediaType: 'image/png', data: Buffer.from(bytes).toString('base64') }
}

/** A WAV of half a second, 8 bits, 8 kHz, mono, with one tone. */
export function makeTone(random: Random): Medium {
  const samples = SAMPLE_RATE * SECONDS
  const hertz = random.int(220, 660)
  const wav = Buffer.alloc(44 + samples)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLE_RATE, 24)
  wav.writeUInt32LE(SAMPLE_RATE, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples, 40)
  for (let i = 0; i < samples; i++)
    wav[44 + i] = Math.round(128 + 60 * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE))
  return { mediaType: 'audio/wav', data: wav.toString('base64') }
}

const MEDIA_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'an image'],
  [/^audio\//, 'a sound'],
  [/^video\//, 'a video'],
  [/./, 'a document'],
]

/** Says what the prompt contains besides text. */
export function describeMedia(media: Request['media']): string {
  const descriptions = media.slice(0, 5).map(({ mediaType, data, url, fileId, title }) => {
    const kind = MEDIA_KINDS.find(([type]) => type.test(mediaType))?.[1] ?? 'a file'
    const size = data === undefined ? undefined : measureSize(data)
    const reference = url === undefined || /^data:/i.test(url) ? fileId : clipText(url, 60)
    const facts = [mediaType, size, reference, title === undefined ? undefined : `"${clipText(title, 60)}"`]
    return `${kind} (${facts.filter((fact) => fact !== undefined && fact !== '').join(', ')})`
  })
  const more = media.length > descriptions.length ? ` and ${media.length - descriptions.length} more` : ''
  return `I received ${descriptions.join(', ')}${more}.`
}

function measureSize(base64: string): string {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  const bytes = Math.floor(((base64.length - padding) * 3) / 4)
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KiB`
}
