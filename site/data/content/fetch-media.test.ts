import { expect, test } from 'vitest'
import { backendInTest } from '../testing/backend-in-test.ts'
import { fetchMedia } from './fetch-media.ts'

test('E-09 cuts that nobody has made yet leave room for whole pictures', async () => {
  const hanging: (() => void)[] = []
  const backend = await backendInTest((req, res) => {
    const answer = () => res.writeHead(200, { 'content-type': 'image/webp' }).end('picture')
    if (req.url?.includes('rect=')) hanging.push(answer)
    else answer()
  })
  const at = (query: string) => `${backend.url}/picture.png?${query}`
  const cuts = Array.from({ length: 50 }, (_, n) => fetchMedia(at(`rect=${n},0,1,1&w=160`)))
  expect(await fetchMedia(at('w=160'))).toMatchObject({ ok: true, media: { type: 'image/webp' } })
  const refused = await Promise.all(cuts.slice(2))
  expect(refused.every((cut) => !cut.ok && cut.status === 503)).toBe(true)
  await expect.poll(() => hanging.length).toBe(2)
  for (const answer of hanging) answer()
  expect((await Promise.all(cuts.slice(0, 2))).every(({ ok }) => ok)).toBe(true)
  backend.close()
})
