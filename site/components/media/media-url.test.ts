import { expect, test } from 'vitest'
import { mediaSources, mediaUrl } from './media-url.ts'

const sha = '0a'.repeat(20)
const asset = { _id: `image-${sha}-2000x1000-png` }

test('a picture comes from our own origin', () => {
  expect(mediaUrl({ asset, hotspot: null, crop: null }, { widthPx: 640 })).toBe(
    `/media/${sha}-2000x1000.png?w=640&fm=webp&q=78`,
  )
})

test('a cut of the editor and a shape of the page keep the hotspot in sight', () => {
  const image = {
    asset,
    hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 },
    crop: { top: 0, bottom: 0, left: 0.25, right: 0 },
  }
  // A square as high as the picture, as far right as it goes.
  expect(mediaUrl(image, { widthPx: 320, aspectRatio: 1 })).toContain('?rect=1000,0,1000,1000&')
  expect(mediaUrl(image, { widthPx: 320 })).toContain('?rect=500,0,1500,1000&')
})

test('without a picture there is no address', () => {
  expect(mediaUrl({ asset: null }, { widthPx: 320 })).toBeNull()
  expect(mediaSources({ asset: null })).toBeNull()
})

test('sources stop at the first width above the picture’s own and say its shape', () => {
  const sources = mediaSources({ asset: { _id: `image-${sha}-700x350-png` } })!
  expect(sources.srcSet.match(/\d+w(?=,|$)/g)).toEqual(['160w', '320w', '480w', '640w', '800w'])
  expect([sources.width, sources.height]).toEqual([800, 400])
})
