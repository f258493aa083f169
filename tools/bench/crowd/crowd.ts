/**
 * Opens many streams of one server at once and prints the figures, in a process of its own, which does not slow down the
 * measured ones. Clients of loads tell neither the first event nor wait in the middle of a stream.
 *
 *   node crowd.ts '{"port": 4010, "pid": 123, "streams": 1000, "windowMs": 2000, "request": "longStream"}'
 */
import { setTimeout as waitFor } from 'node:timers/promises'
import type { Client } from 'undici'
import { createClient, exchange } from '../exchange.ts'
import { getResidentKib, startMeter } from '../process-figures.ts'
import { type RequestName, requests } from '../requests.ts'

/** The streams to open. */
export interface CrowdOrder {
  readonly port: number
  /** The process of the server. */
  readonly pid: number
  readonly request: RequestName
  readonly streams: number
  /** Duration of the count, from the first event of the last stream. */
  readonly windowMs: number
}

/** The figures; 0 for processor time and memory where there is no /proc. */
export interface CrowdReport {
  /** From the request to the first event. */
  readonly firstMs: readonly number[]
  readonly events: number
  readonly serverCpuMs: number
  /** Resident memory of the server for a stream. */
  readonly kibPerStream: number
}

/** Connections that are opened at the same time: a server resets those that it has no room for. */
const BATCH = 100
const eventEnd = Buffer.from('\n\n')

function countEvents(chunk: Buffer): number {
  let events = 0
  for (let at = chunk.indexOf(eventEnd); at >= 0; at = chunk.indexOf(eventEnd, at + 2)) events++
  return events
}

/** Connects first, so that the time of connecting is not measured. */
async function openCrowd({ port, pid, request, streams, windowMs }: CrowdOrder): Promise<CrowdReport> {
  const clients = Array.from({ length: streams }, () => createClient(port))
  for (let at = 0; at < streams; at += BATCH)
    await Promise.all(clients.slice(at, at + BATCH).map((client) => exchange(client, requests.listing)))
  const kibBefore = getResidentKib(pid) ?? 0
  let events = 0
  const start = performance.now()
  const openStream = (client: Client) =>
    new Promise<number>((resolve, reject) => {
      const readChunk = (chunk: Buffer) => {
        events += countEvents(chunk)
        resolve(performance.now() - start)
      }
      exchange(client, requests[request], readChunk).catch(reject)
    })
  const firstMs = await Promise.all(clients.map(openStream))
  events = 0
  const readCpuMs = startMeter(pid)
  await waitFor(windowMs)
  const { cpuMs: serverCpuMs = 0 } = readCpuMs()
  const kibPerStream = ((getResidentKib(pid) ?? 0) - kibBefore) / streams
  const report = { firstMs, events, serverCpuMs, kibPerStream }
  await Promise.all(clients.map((client) => client.destroy()))
  return report
}

const order: CrowdOrder = JSON.parse(process.argv[2] ?? '')
// Code is loaded and compiled by fewer streams.
await openCrowd({ ...order, streams: Math.ceil(order.streams / 10) })
await waitFor(500)
process.stdout.write(JSON.stringify(await openCrowd(order)))
