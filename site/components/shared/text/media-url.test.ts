import { expect, test } from 'vitest'
import { mediaSources, mediaUrl } from './media-url.ts'

const sha = '0a'.repeat(20)
const asset = { _id: `image-${sha}-2000x1000-png` }

test('a picture comes from our own origin', () => {
  expect(mediaUrl({ asset, cut: null }, 640)).toBe(`/media/${sha}-2000x1000.png?w=640&fm=webp&q=78`)
})

test('E-09 the part that an editor chose is asked for with its signature', () => {
  const cut = { rect: '500,0,1500,1000', signature: 'abc_-1' }
  const address = new URL(mediaUrl({ asset, cut }, 320)!, 'https://own.invalid')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    rect: cut.rect,
    s: cut.signature,
    w: '320',
  })
})

test('D-05 from 577 px a picture is chosen from all widths, below from those of its small cut', () => {
  const { srcSet, smallSrcSet, largeMedia } = mediaSources({ asset })!
  const widths = (text: string) => [...text.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  expect(largeMedia).toBe('(min-width: 577px)')
  expect(Math.max(...widths(srcSet))).toBeGreaterThan(1152)
  expect(Math.max(...widths(smallSrcSet))).toBeLessThanOrEqual(1152)
  expect(widths(smallSrcSet)).toEqual(widths(srcSet).filter((width) => width <= 1152))
})

test('without a picture there is no address', () => {
  expect(mediaUrl({ asset: null }, 320)).toBeNull()
  expect(mediaSources({ asset: null })).toBeNull()
})

test.each([
  ['the whole', null, [800, 400]],
  ['a part', { rect: '0,0,300,600', signature: 'x' }, [320, 640]],
])('sources of %s stop at the first width above its own and say its shape', (_, cut, size) => {
  const sources = mediaSources({ asset: { _id: `image-${sha}-700x350-png` }, cut })!
  const widths = sources.srcSet.match(/\d+w(?=,|$)/g)!
  expect(widths.at(-1)).toBe(`${size[0]}w`)
  expect([sources.width, sources.height]).toEqual(size)
})
