/** Bytes in use after a garbage collection, on the heap and in buffers, of a process that `--inspect` has opened. */
export async function usedBytes(inspectorUrl: string): Promise<number> {
  const socket = new WebSocket(inspectorUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`The inspector at ${inspectorUrl} does not answer.`))
  })
  try {
    // What the first one finalises, the second one frees.
    await call(socket, 'HeapProfiler.collectGarbage')
    await call(socket, 'HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await call(socket, 'Runtime.getHeapUsage')
    return Number(usedSize) + Number(backingStorageSize)
  } finally {
    socket.close()
  }
}

function call(socket: WebSocket, method: string): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)).result)
    socket.onclose = () => reject(new Error(`The process ended before ${method}.`))
    socket.send(JSON.stringify({ id: 1, method }))
  })
}
