import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Returns the bytes in use, after everything unreachable was freed. */
export function getUsedMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics()
  return heap + external
}
