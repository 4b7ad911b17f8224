import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { type CachedResponse, type Rendering, responseCache } from './response-cache.ts'

const words = Buffer.from(
  Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 1013}`).join(' '),
)
const response = (text: string): CachedResponse => ({
  headers: { 'content-type': text },
  bytes: Buffer.from(text),
  encoding: null,
})
const forever = Number.POSITIVE_INFINITY

type Cache = ReturnType<typeof responseCache>
async function rendering(cache: Cache, key: string): Promise<Rendering> {
  const claim = await cache.claim(key)
  if (!claim || !('rendering' in claim)) throw new Error('There is a response already.')
  return claim.rendering
}
const textOf = async (cache: Cache, key: string) => {
  const claim = await cache.claim(key)
  if (claim && 'rendering' in claim) claim.rendering.end()
  return claim && 'response' in claim ? claim.response.bytes.toString() : null
}

test('one response a key is made, and everybody who waited gets it', async () => {
  const cache = responseCache(() => 0)
  const first = await rendering(cache, 'a')
  const waiting = [1, 2, 3].map(() => textOf(cache, 'a'))
  await rendering(cache, 'b')
  first.store(response('A'), forever)
  first.end()
  expect(await Promise.all(waiting)).toEqual(['A', 'A', 'A'])
  expect(await textOf(cache, 'a')).toBe('A')
})

test('those who waited in vain make their own, and the next one may be stored again', async () => {
  const cache = responseCache(() => 0)
  const first = await rendering(cache, 'a')
  const waiting = [cache.claim('a'), cache.claim('a')]
  first.end()
  expect(await Promise.all(waiting)).toEqual([null, null])
  const second = await rendering(cache, 'a')
  second.store(response('A'), forever)
  expect(await textOf(cache, 'a')).toBe('A')
})

test('news ends every response, and those that were being made when it came', async () => {
  let generation = 0
  const cache = responseCache(() => generation)
  const old = await rendering(cache, 'old')
  old.store(response('old'), forever)
  old.end()
  const late = await rendering(cache, 'late')
  generation = 1
  late.store(response('late'), forever)
  late.end()
  expect([await textOf(cache, 'old'), await textOf(cache, 'late')]).toEqual([null, null])
})

test('a response with a limit ends by itself', async () => {
  const cache = responseCache(() => 0)
  const first = await rendering(cache, 'a')
  first.store(response('A'), 100)
  first.end()
  expect(await textOf(cache, 'a')).toBe('A')
  await vi.waitFor(async () => expect(await textOf(cache, 'a')).toBeNull())
})

test('what is asked for again gets smaller and keeps its content', async () => {
  const cache = responseCache(() => 0)
  const bytes = brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  const first = await rendering(cache, 'a')
  first.store({ headers: { 'content-length': bytes.length }, bytes, encoding: 'br' }, forever)
  first.end()
  await vi.waitFor(async () => {
    const claim = await cache.claim('a')
    const found = claim && 'response' in claim ? claim.response : null
    expect(found!.bytes.length).toBeLessThan(bytes.length)
    expect(found!.headers['content-length']).toBe(found!.bytes.length)
    expect(brotliDecompressSync(found!.bytes)).toEqual(words)
  })
})
