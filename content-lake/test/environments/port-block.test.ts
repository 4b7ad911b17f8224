import { createServer } from 'node:net'
import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { type PortBlock, portBlock } from './port-block.ts'

const taken: PortBlock[] = []
const take = async () => {
  const block = await portBlock()
  taken.push(block)
  return block
}
afterEach(() => {
  vi.restoreAllMocks()
  for (const block of taken.splice(0)) block.release()
})

/** The choices of blocks to come, as their numbers. */
const choosing = (...blocks: number[]) => {
  const random = vi.spyOn(Math, 'random')
  for (const block of blocks) random.mockReturnValueOnce((block + 0.5) / 1500)
}

test('a block that is held is not given a second time, and is again once it is released', async () => {
  choosing(700, 700, 701, 700)
  const one = await take()
  expect((await take()).first).toBe(one.first + 8)
  one.release()
  expect((await take()).first).toBe(one.first)
})

/** Some machines have only the one. */
const loopbacks = Object.values(networkInterfaces())
  .flatMap((faces) => faces ?? [])
  .filter(({ address }) => address === '127.0.0.1' || address === '::1')
  .map(({ address }) => address)

test.each(loopbacks)('a block with a port taken on %s is left alone', async (host) => {
  const free = await take()
  free.release()
  const block = (free.first - 20_000) / 8
  const other = createServer().listen(free.first + 3, host)
  await once(other, 'listening')
  choosing(block)
  expect((await take()).first).not.toBe(free.first)
  other.close()
})
