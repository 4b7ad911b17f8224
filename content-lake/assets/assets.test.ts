import { createHash } from 'node:crypto'
import { ClientError } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'
import { colourAt, quarters } from '../test/environments/test-images.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess
let picture: Buffer

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
  picture = await quarters(400, 300)
})
afterAll(() => lake.remove())

const editor = () => lake.client({ withToken: true, perspective: 'raw' })
const upload = (bytes = picture, filename = 'quarters.png') =>
  editor().assets.upload('image', bytes, { filename })
const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

async function failure(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  return error as ClientError
}

describe('an uploaded image', () => {
  test('becomes a document that tells what it is and where it stands', async () => {
    const document = await upload()
    const id = `${sha1(picture)}-400x300`
    expect(document).toMatchObject({
      _id: `image-${id}-png`,
      _type: 'sanity.imageAsset',
      originalFilename: 'quarters.png',
      mimeType: 'image/png',
      extension: 'png',
      size: picture.length,
      sha1hash: sha1(picture),
      path: `images/larkway/production/${id}.png`,
      url: `${lake.url}/images/larkway/production/${id}.png`,
    })
    expect(await bytesOf(document.url)).toEqual(picture)
  })

  test('twice is one asset', async () => {
    const [first, second] = await Promise.all([upload(), upload(picture, 'again.png')])
    expect(second._id).toBe(first._id)
    expect(second._rev).toBe(first._rev)
    expect(await editor().fetch('count(*[_id == $id])', { id: first._id })).toBe(1)
  })

  test('is served with every hotspot and crop that the address builder writes', async () => {
    const { _id } = await upload()
    const address = createImageUrlBuilder(lake.client())
      .image({
        asset: { _ref: _id, _type: 'reference' },
        crop: { top: 0, bottom: 0.5, left: 0.5, right: 0 },
        hotspot: { x: 0.75, y: 0.25, width: 0.2, height: 0.2 },
      })
      .width(50)
      .height(50)
      .url()
    const bytes = await bytesOf(address)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 50, height: 50, format: 'png' })
    expect(await colourAt(bytes, 25, 25)).toBe('#00ff00')
  })

  test('is kept for ever by browsers, which are told when they have it already', async () => {
    const { url } = await upload()
    for (const address of [url, `${url}?w=20`]) {
      const first = await fetch(address)
      expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const again = await fetch(address, {
        headers: { 'if-none-match': first.headers.get('etag')! },
      })
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    }
  })

  test('is WebP for browsers that take it, when the choice is ours', async () => {
    const { url } = await upload()
    const answer = await fetch(`${url}?w=20&auto=format`, { headers: { accept: 'image/webp' } })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('vary')).toContain('Accept')
    const other = await fetch(`${url}?w=20&auto=format`, { headers: { accept: 'image/png' } })
    expect(other.headers.get('content-type')).toBe('image/png')
  })

  test('survives kill -9 right after it was acknowledged, at another address too', async () => {
    const bytes = await quarters(60, 40)
    const { _id } = await upload(bytes)
    await lake.stop('SIGKILL')
    await lake.start({ CONTENT_LAKE_URL: `http://localhost:${lake.port}` })
    const document = await editor().getDocument(_id)
    expect(document?.url).toMatch(`http://localhost:${lake.port}/images/`)
    expect(await bytesOf(document?.url as string)).toEqual(bytes)
    await lake.stop()
    await lake.start()
  })

  test('cannot be deleted while a document shows it; then its bytes go too', async () => {
    const { _id, url } = await upload(await quarters(20, 20))
    const image = { _type: 'image', asset: { _type: 'reference', _ref: _id } }
    const { _id: owner } = await editor().create({ _type: 'poster', image })
    const error = await failure(editor().delete(_id))
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain(owner)
    await bytesOf(`${url}?w=5`)
    await editor().delete(owner)
    await editor().delete(_id)
    for (const address of [url, `${url}?w=5`]) expect((await fetch(address)).status).toBe(404)
    const again = await upload(await quarters(20, 20))
    expect(await bytesOf(again.url)).toEqual(await quarters(20, 20))
  })
})

describe('what cannot be an image is refused', () => {
  test.each([
    ['text', Buffer.from('no picture'), 400, 'Upload a JPEG'],
    ['nothing', Buffer.alloc(0), 400, 'empty'],
    ['too much', Buffer.alloc(51 * 1024 * 1024), 413, '50 MB'],
  ])('%s', async (_name, bytes, status, message) => {
    const error = await failure(editor().assets.upload('image', bytes))
    expect(error.statusCode).toBe(status)
    expect(error.message).toContain(message)
  })

  test('an address that asks for what cannot be', async () => {
    const { url } = await upload()
    const answer = await fetch(`${url}?w=99999`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      message: '"w" is "99999"; it must be a number from 1 to 8192.',
    })
    expect(answer.headers.get('cache-control')).toBeNull()
  })
})

describe('nothing that was uploaded can run in a browser', () => {
  const script = '<script>document.title = "run"</script>'
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

  test('a drawing is a download in a closed box', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
    const { url } = await upload(Buffer.from(drawing), 'drawing.svg')
    const { headers } = await fetch(url)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('content-disposition')).toContain('attachment; filename="drawing.svg"')
  })

  test('a page is a file to download', async () => {
    const page = await editor().assets.upload('file', Buffer.from(script), {
      filename: 'page.html',
      contentType: 'text/html',
    })
    expect(page).toMatchObject({ _type: 'sanity.fileAsset', extension: 'html' })
    const { headers } = await fetch(page.url)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

test('a file is served as it came, under the name it had when it is downloaded', async () => {
  const bytes = Buffer.from('%PDF-1.7 a price list')
  const file = await editor().assets.upload('file', bytes, { filename: 'Preise für März.pdf' })
  expect(file.path).toBe(`files/larkway/production/${sha1(bytes)}.pdf`)
  const answer = await fetch(`${file.url}?dl`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''Preise%20f%C3%BCr%20M%C3%A4rz.pdf",
  )
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test.each([
  '/images/larkway/production/0000000000000000000000000000000000000000-1x1.png',
  '/images/larkway/staging/whatever.png',
  '/images/larkway/production/..%2f..%2fcontent-token',
  '/files/other/production/x.pdf',
])('%s is not found', async (address) => {
  expect((await fetch(`${lake.url}${address}`)).status).toBe(404)
})
