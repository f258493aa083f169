import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { getFileReason } from '../../settings/files.ts'

const OUTSIDE = 'must be in the folder of the scenarios'
const MAX_BYTES = 64 * 1024 * 1024

/** Why a reply cannot send a file of the folder; undefined if it can. Also a link must not lead out of the folder. */
export function findFileReason(file: string, folder: string | undefined): string | undefined {
  if (folder === undefined) return 'only a scenario file can name a file; write `body`'
  if (isAbsolute(file)) return OUTSIDE
  try {
    const target = realpathSync(join(folder, file))
    const path = relative(realpathSync(folder), target)
    if (path.startsWith('..') || isAbsolute(path)) return OUTSIDE
    const { size } = statSync(target)
    if (!statSync(target).isFile()) return 'must be a file'
    return size > MAX_BYTES ? `must have at most ${MAX_BYTES} bytes, not ${size}` : undefined
  } catch (error) {
    return `cannot be read: ${getFileReason(error)}`
  }
}
