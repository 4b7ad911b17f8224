import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { quarters } from '../test/environments/test-images.ts'
import { inspectImage } from './inspect-image.ts'

test.each([
  ['png', 'png', 'image/png'],
  ['jpeg', 'jpg', 'image/jpeg'],
  ['webp', 'webp', 'image/webp'],
  ['gif', 'gif', 'image/gif'],
  ['tiff', 'tif', 'image/tiff'],
  ['avif', 'avif', 'image/avif'],
] as const)('the facts of a %s come from its bytes', async (format, extension, mimeType) => {
  expect(await inspectImage(await quarters(40, 30, format))).toMatchObject({
    extension,
    mimeType,
    width: 40,
    height: 30,
    metadata: {
      dimensions: { width: 40, height: 30, aspectRatio: 4 / 3 },
      hasAlpha: format === 'gif' || format === 'avif' ? expect.any(Boolean) : false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/(jpeg|png);base64,/),
    },
  })
})

test('a photograph’s size is as it is seen, not as its camera held it', async () => {
  const held = await sharp(await quarters(40, 30))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await inspectImage(held)).toMatchObject({ width: 30, height: 40 })
})

test('the palette names the most frequent colour and the most vivid one', async () => {
  const blue = { create: { width: 10, height: 40, channels: 3 as const, background: '#1030e0' } }
  const bytes = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#eeeeee' },
  })
    .composite([{ input: blue, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const { metadata } = await inspectImage(bytes)
  expect(metadata.palette).toMatchObject({
    dominant: { background: '#eeeeee', foreground: '#000', population: 75 },
    vibrant: { background: '#1030e0', foreground: '#fff', population: 25 },
  })
})

test('a picture that lets something through says so', async () => {
  const bytes = await sharp({
    create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  expect((await inspectImage(bytes)).metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
})

const svg = (size: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${more}</svg>`)

test.each([
  ['text', () => Buffer.from('not a picture'), 'Upload a JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG'],
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'not an image'],
  ['half a picture', async () => (await quarters(400, 300)).subarray(0, 300), 'damaged'],
  ['a drawing of too many pixels', () => svg('width="90000" height="90000"'), '100 million pixels'],
  ['a drawing of too many bytes', () => svg('width="9" height="9"', ' '.repeat(3_000_000)), '2 MB'],
  ['a picture that unpacks into gigabytes', pixelBomb, '100 million pixels'],
])('%s is refused', async (_name, bytes, message) => {
  await expect(inspectImage(await bytes())).rejects.toThrow(message)
})

/** A PNG of a few bytes whose head promises 50,000 × 50,000 pixels. */
async function pixelBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await quarters(2, 2))
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  const head = bytes.subarray(12, 29)
  bytes.writeUInt32BE(crc32(head), 29)
  return bytes
}
