import { expect, test } from 'vitest'
import { mediaWidths } from '#core/media/media-widths.ts'
import { mediaUrl } from '#site/components/shared/text/media-url.ts'
import { mediaRequest } from '#site/data/media/media-request.ts'
import { pictureCut } from '#site/data/media/picture-cut.ts'

const asset = { _id: `image-${'0a'.repeat(20)}-2000x1000-png` }
const secret = 'a secret of this test'
const backend = { embeddedUrl: null, projectId: 'p', dataset: 'd', secret }
const crops = [null, { top: 0.1, bottom: 0.2, left: 0, right: 1 / 3 }]

test('E-09 every address that pages write is served', () => {
  for (const widthPx of mediaWidths) {
    for (const crop of crops) {
      const image = { asset, cut: pictureCut({ asset, crop }, secret) }
      const { pathname, searchParams } = new URL(mediaUrl(image, widthPx)!, 'https://own.invalid')
      const file = pathname.slice('/media/'.length)
      expect(mediaRequest(backend, file, searchParams).ok, `${file}?${searchParams}`).toBe(true)
    }
  }
})
