import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { runFuzz } from '../../../tools/fuzz/run-fuzz.ts'
import { type ServerUnderTest, startServer } from '../../../tools/fuzz/server-under-test.ts'
import { type Defect, sendStatus, startPlanted } from './planted-server.ts'

async function run(command: string, start: (target: 'mock' | 'stub') => Promise<ServerUnderTest>) {
  let [out, err] = ['', '']
  const context = {
    out: { write: (text: string) => (out += text) },
    err: { write: (text: string) => (err += text) },
    start,
  }
  const code = await runFuzz(command.split(' '), context)
  return { code, out, err }
}

test.each(['--target mock --requests 1500', '--target stub --requests 500'])(
  'nothing is found with %s',
  async (options) => {
    const { code, out } = await run(`--seed 3 ${options}`, startServer)
    expect(out).toMatch(/\nNo findings\.\n$/)
    expect(code).toBe(0)
  },
)

/** A defect in the answers to requests that hold `__proto__` anywhere. */
function ofInheritedNames(act: (reply: ServerResponse) => unknown): Defect {
  return ({ url = '' }, body, reply) => {
    if (!(url + body).includes('__proto__')) return false
    act(reply)
    return true
  }
}

const defects: readonly [finding: string, defect: Defect][] = [
  ['hang: no reply', ({ headers }) => headers['content-type']?.startsWith('multipart/form-data') === true],
  ['server-error: 500', ofInheritedNames((reply) => sendStatus(reply, 500))],
  [
    'malformed-reply: bytes that no request asked for',
    ofInheritedNames(({ socket }) => socket?.write('HTTP/1.1 404 Not Found\r\ncontent-length: 1\r\n\r\nabc')),
  ],
  [
    'malformed-reply: header',
    ofInheritedNames(({ socket }) => socket?.write('HTTP/1.1 404 Not Found\r\ncontent length: 0\r\n\r\n')),
  ],
  ['unanswered', ofInheritedNames(({ socket }) => socket?.destroy())],
  [
    'next-request: the connection closes unannounced',
    ofInheritedNames((reply) => sendStatus(reply, 404).once('finish', () => reply.req.socket.end())),
  ],
  ['bad-json', ofInheritedNames((reply) => reply.writeHead(400, { 'content-type': 'application/json' }).end('{"a"'))],
  [
    'leak: a stack',
    ofInheritedNames((reply) => reply.writeHead(400, { 'content-type': 'text/plain' }).end(new Error('x').stack)),
  ],
  [
    'open-control: the controls answer 200',
    ({ url = '', headers }, _, reply) => {
      const isOpen = url.startsWith('/__mo') && headers.authorization === undefined
      if (isOpen) sendStatus(reply, 200)
      return isOpen
    },
  ],
]

test.each(defects)(
  '%s is found where it is planted, and again by the command that the report names',
  async (finding, defect) => {
    const start = () => startPlanted(defect)
    const { code, out } = await run('--seed 1 --requests 400 --timeout 2 --connections 2', start)
    expect(code).toBe(1)
    const reported = out.split('\n\n').find((part) => part.startsWith(finding))
    const [, again = ''] = /Again:\n {2}npm run fuzz -- (.+)$/.exec(reported ?? out) ?? []
    const repeated = await run(`${again} --timeout 2`, start)
    expect({ code: repeated.code, isSame: repeated.out.includes(finding) }, reported ?? out).toEqual({
      code: 1,
      isSame: true,
    })
  },
)

test('memory that grows over the bound is a finding, memory that rises once is none', async () => {
  const grown = (sizes: number[]) => () =>
    startPlanted(
      () => false,
      async () => (sizes.shift() ?? 0) * 1024 * 1024,
    )
  const steady = await run('--seed 1 --requests 100', grown([20, 60, 61]))
  expect(steady).toMatchObject({ code: 0, out: expect.stringContaining('20.0, 60.0, 61.0 MiB') })
  const growing = await run('--seed 1 --requests 100', grown([20, 30, 40]))
  expect(growing).toMatchObject({ code: 1, out: expect.stringContaining('memory: grows over the bound') })
})

test('heavy tells what the server does in more than six times the time for four times the size, and nothing else', async () => {
  const slow: Defect = (_request, body) => {
    const steps = body.includes('"input":"000') ? 20_000_000 * (body.length / 2 ** 20) ** 2 : 0
    // The compiler leaves out a loop without a result.
    let sum = 0
    for (let step = 0; step < steps; step++) sum += Math.sqrt(step)
    return sum < 0
  }
  const { code, out } = await run('heavy', () => startPlanted(slow))
  expect(out.match(/superlinear: .*:/g)).toEqual(['superlinear: a prompt of digits:'])
  expect(out).toContain('\n1 finding: at most 6 times is linear.\n')
  expect(code).toBe(1)
})

test.each([
  ['heavy --seed 1', 'heavy takes no options, not --seed 1. See --help.\n'],
  ['--requests 0', '--requests takes a whole number above 0, not `0`. See --help.\n'],
  ['--target prism', '--target takes mock or stub, not `prism`. See --help.\n'],
  ['--only 1', '--only needs the --seed of the run that it comes from. See --help.\n'],
  ['--seed 1 --only 1,x', '--only takes indexes of requests joined by commas, not `1,x`. See --help.\n'],
  ['--nope', "Unknown option '--nope'. See --help.\n"],
])('%s is refused', async (options, err) => expect(await run(options, startServer)).toEqual({ code: 2, out: '', err }))
