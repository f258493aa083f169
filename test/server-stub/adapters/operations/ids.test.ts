import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { type StartedCommand, startCommand } from '../../../support/start-command.ts'
import { ask } from './ask.ts'

/** The ids of the first video, reply and picture after a start. */
async function firstIds(...args: string[]): Promise<string[]> {
  const stub = await closeAfterTest(startCommand(['stub', '--speed', '0', ...args]))
  const getId = async (reply: Response) => ((await reply.json()) as { id: string }).id
  const { baseUrl } = stub
  return [await getId(await ask.video(baseUrl)), await getId(await ask.responses(baseUrl)), await firstButton(stub)]
}

/** The URL of a picture contains the id of its task, its buttons that of its job. */
async function firstButton({ baseUrl }: StartedCommand): Promise<string> {
  const { result } = (await (await ask.image(baseUrl)).json()) as { result: string }
  const fetched = async () => {
    const reply = await fetch(`${baseUrl}/img/task/${result}/fetch`, { headers: { authorization: 'Bearer sk-mock' } })
    return (await reply.json()) as { buttons?: { customId: string }[] }
  }
  await expect.poll(async () => (await fetched()).buttons?.length).toBeGreaterThan(0)
  return (await fetched()).buttons?.[0]?.customId.split('::').at(-1) ?? ''
}

test('the ids of a stub cannot be guessed, since files are public, unless a seed is set', async () => {
  const [first, second] = [await firstIds(), await firstIds()]
  for (const [index, id] of first.entries()) expect(second[index]).not.toBe(id)
  expect(await firstIds('--seed', '1')).toEqual(await firstIds('--seed', '1'))
})
