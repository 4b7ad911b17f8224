import { expect, test } from 'vitest'
import { mediaWidths } from '#core/display/media-widths.ts'
import { mediaUrl } from '../../components/media/media-url.ts'
import { mediaSource } from '../../data/content/media-request.ts'

const asset = { _id: `image-${'0a'.repeat(20)}-2000x1000-png` }
const hotspot = { x: 0.3, y: 0.3, width: 0.2, height: 0.2 }
const backend = { embeddedUrl: null, projectId: 'p', dataset: 'd' }

test('E-09 every address that pages write is served', () => {
  for (const widthPx of mediaWidths) {
    for (const aspectRatio of [undefined, 1, 16 / 9, 0.8]) {
      const address = mediaUrl(
        { asset, hotspot },
        { widthPx, ...(aspectRatio && { aspectRatio }) },
      )!
      const { pathname, searchParams } = new URL(address, 'https://own.invalid')
      const file = pathname.slice('/media/'.length)
      expect(mediaSource(backend, file, searchParams), address).not.toBeNull()
    }
  }
})
