import { expect, test } from 'vitest'
import { backendInTest } from '../test/backend-in-test.ts'
import { fetchMedia } from './fetch-media.ts'

test('E-09 more pictures at once than the backend may be asked for are told to come again', async () => {
  const hanging: (() => void)[] = []
  const backend = await backendInTest((_, res) => {
    hanging.push(() => res.writeHead(200, { 'content-type': 'image/webp' }).end('picture'))
  })
  const pending = Array.from({ length: 20 }, (_, n) => fetchMedia(`${backend.url}/${n}.png?w=160`))
  // The same picture again waits for the one that is under way.
  const again = fetchMedia(`${backend.url}/0.png?w=160`)
  const refused = await Promise.all(pending.slice(6))
  expect(refused.every((media) => !media.ok && media.status === 503)).toBe(true)
  await expect.poll(() => hanging.length).toBe(6)
  for (const answer of hanging) answer()
  const fetched = await Promise.all([again, ...pending.slice(0, 6)])
  expect(fetched.every((media) => media.ok && media.media.type === 'image/webp')).toBe(true)
  backend.close()
})
