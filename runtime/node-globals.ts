/**
 * Globals of Node, whatever the environment of a test replaces them with. The build puts them where the package uses the
 * global names: nobody advances fake timers while a request waits, and no `Buffer` is an instance of the `Uint8Array` of
 * jsdom. `Date` is not among them: timestamps follow a faked date.
 */
import timers from 'node:timers'
import { transferableAbortController } from 'node:util'

/** Fake timers also replace those of `node:timers`, and keep the real ones in their clock. */
function findReal<T extends object>(name: string, timer: T & { readonly clock?: Readonly<Record<string, T>> }): T {
  return timer.clock?.[`_${name}`] ?? timer
}

const nodeTimeout = findReal('setTimeout', timers.setTimeout)
const nodeClearTimeout = findReal('clearTimeout', timers.clearTimeout)
const nodeInterval = findReal('setInterval', timers.setInterval)
const nodeClearInterval = findReal('clearInterval', timers.clearInterval)
const nodeImmediate = findReal('setImmediate', timers.setImmediate)
const nodeClearImmediate = findReal('clearImmediate', timers.clearImmediate)
const nodeMicrotask = findReal('queueMicrotask', queueMicrotask)
// Loading `node:perf_hooks` would delay the start.
const nodePerformance = findReal('performance', performance)

const { constructor: NodeAbortController, signal } = transferableAbortController()
/** The class that `Buffer` extends. */
const NodeUint8Array = Object.getPrototypeOf(Buffer)

export { Blob, File } from 'node:buffer'

const NodeAbortSignal = signal.constructor
const NodeArrayBuffer = new NodeUint8Array().buffer.constructor

export {
  NodeAbortController as AbortController,
  NodeAbortSignal as AbortSignal,
  NodeArrayBuffer as ArrayBuffer,
  NodeUint8Array as Uint8Array,
  nodeClearImmediate as clearImmediate,
  nodeClearInterval as clearInterval,
  nodeClearTimeout as clearTimeout,
  nodeImmediate as setImmediate,
  nodeInterval as setInterval,
  nodeMicrotask as queueMicrotask,
  nodePerformance as performance,
  nodeTimeout as setTimeout,
}
