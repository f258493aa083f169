import { setTimeout } from 'node:timers/promises'
import type { VideoModel } from '../../server-stub/ports/video-model.ts'
import { GenerationFailed } from '../../server-stub/ports/video-model.ts'

/** Replace with your render farm. */
export interface Farm {
  begin(order: { prompt: string; width: number; height: number; seconds: number }): Promise<string>
  look(id: string): Promise<{ done: number; file?: Uint8Array; trouble?: string }>
  stop(id: string): Promise<void>
}

/** Renders videos on a farm and polls it for progress. */
export function getVideos(farm: Farm, pollMs = 2000): VideoModel {
  return {
    plan: ({ width, height, seconds, seed = 0 }) => ({ width, height, fps: 24, seconds, seed }),
    generate: async function* ({ prompt, width, height, seconds }, signal) {
      const id = await farm.begin({ prompt, width, height, seconds })
      signal.addEventListener('abort', () => void farm.stop(id).catch(() => {}), { once: true })
      for (;;) {
        const { done, file, trouble } = await farm.look(id)
        signal.throwIfAborted()
        if (trouble !== undefined) throw new GenerationFailed('render_failed', trouble)
        if (file) return yield { type: 'done', video: { bytes: file, mediaType: 'video/mp4' } }
        yield { type: 'progress', percent: done * 100 }
        await setTimeout(pollMs, undefined, { signal })
      }
    },
  }
}
