import { getProxyTarget, type Server, type ServerName, startServer } from './servers.ts'

/** Servers that run during the whole benchmark; they are started when they are first used. */
export class RunningServers {
  readonly #recording: string
  readonly #started = new Map<string, Promise<Server>>()

  constructor(recording: string) {
    this.#recording = recording
  }

  get(name: string): Promise<Server> {
    const started = this.#started.get(name) ?? this.#start(name as ServerName)
    this.#started.set(name, started)
    return started
  }

  async #start(name: ServerName): Promise<Server> {
    const behind = getProxyTarget(name)
    return startServer(name, this.#recording, behind && (await this.get(behind)).port)
  }

  async stop(): Promise<void> {
    for (const server of await Promise.all(this.#started.values())) await server.stop()
  }
}
