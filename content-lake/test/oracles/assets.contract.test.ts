import sharp from 'sharp'
import { createImageUrlBuilder } from '@sanity/image-url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ContractDataset, contractDataset } from './contract-dataset.ts'
import { refusal } from './refusal.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let data: ContractDataset

beforeAll(async () => {
  data = await contractDataset()
})
afterAll(() => data.remove())

/** A picture of its own for each run, since the same bytes are the same asset. */
const picture = (width: number, height: number) => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(data.type.slice(-6), 'hex')
  const background = { r: red, g: green, b: blue }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

const upload = async (width: number, height: number) =>
  data.writer.assets.upload('image', await picture(width, height), {
    filename: data.type,
    contentType: 'image/png',
  })

test('an image becomes a document that tells its size, kind and address', async () => {
  const asset = await upload(64, 48)
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-64x48-png$/),
    _type: 'sanity.imageAsset',
    originalFilename: data.type,
    mimeType: 'image/png',
    extension: 'png',
    metadata: { dimensions: { width: 64, height: 48 }, isOpaque: true },
  })
  expect(asset.metadata.lqip).toMatch(/^data:image\//)
  expect(await data.writer.getDocument(asset._id)).toMatchObject({ url: asset.url })
  expect((await upload(64, 48))._id).toBe(asset._id)
})

test('its address gives the bytes, cut and scaled as the address builder asks', async () => {
  const asset = await upload(200, 100)
  const original = await fetch(asset.url)
  expect(original.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await original.arrayBuffer())).toEqual(await picture(200, 100))
  const builder = createImageUrlBuilder(data.writer)
  const address = builder.image(asset).width(40).height(40).fit('crop').format('webp').url()
  const scaled = await fetch(address)
  expect(scaled.headers.get('content-type')).toBe('image/webp')
  const { width, height } = await sharp(Buffer.from(await scaled.arrayBuffer())).metadata()
  expect([width, height]).toEqual([40, 40])
})

test('a file keeps its bytes and name', async () => {
  const bytes = Buffer.from(`a file of ${data.type}`)
  const asset = await data.writer.assets.upload('file', bytes, {
    filename: data.type,
    contentType: 'text/plain',
  })
  expect(asset).toMatchObject({ _type: 'sanity.fileAsset', originalFilename: data.type })
  expect(Buffer.from(await (await fetch(asset.url)).arrayBuffer())).toEqual(bytes)
})

test('an image that a document uses cannot be deleted', async () => {
  const asset = await upload(10, 10)
  const document = await data.writer.create({
    _type: data.type,
    image: { _type: 'image', asset: { _type: 'reference', _ref: asset._id } },
  })
  expect((await refusal(data.writer.delete(asset._id))).statusCode).toBe(409)
  await data.writer.delete(document._id)
  await data.writer.delete(asset._id)
  expect(await data.writer.getDocument(asset._id)).toBeUndefined()
})

test('what is no image is refused, and nobody uploads without a token', async () => {
  const text = Buffer.from('no image')
  const options = { filename: data.type, contentType: 'image/png' }
  const refused = await refusal(data.writer.assets.upload('image', text, options))
  expect(refused.statusCode).toBeGreaterThanOrEqual(400)
  const bytes = await picture(8, 8)
  const unknown = await refusal(data.reader.assets.upload('image', bytes, options))
  expect(unknown.statusCode).toBeGreaterThanOrEqual(401)
})
