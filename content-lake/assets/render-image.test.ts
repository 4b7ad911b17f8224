import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colourAt, quarters } from '../test/environments/test-images.ts'
import { imageRequest } from './image-request.ts'
import { extensionOf, renderedFormat, renderImage } from './render-image.ts'

let folder: string
let file: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-render-'))
  file = path.join(folder, 'quarters.png')
  writeFileSync(file, await quarters(40, 30))
})
afterAll(() => rmSync(folder, { recursive: true }))

const request = (search: string) => {
  const parameters = new URLSearchParams(search)
  return imageRequest((name) => parameters.get(name) ?? undefined)!
}
const render = (search: string, source = file, own = 'png') =>
  renderImage(source, request(search), renderedFormat(request(search), own, undefined))
const sizeOf = async (bytes: Buffer) => {
  const { width, height, pageHeight, pages } = await sharp(bytes, { animated: true }).metadata()
  return { width, height: pageHeight ?? height, pages: pages ?? 1 }
}

test.each([
  ['w=20', 20, 15],
  ['rect=20,0,20,15&w=10', 10, 8],
  ['w=30&h=30&fit=fill', 30, 30],
  ['w=20&pad=5', 30, 25],
  ['or=90', 30, 40],
  ['or=180&w=20', 20, 15],
])('%s has that size', async (search, width, height) => {
  expect(await sizeOf(await render(search))).toMatchObject({ width, height })
})

test.each([
  ['the part that was cut', 'rect=0,15,20,15', 2, 2, '#0000ff'],
  ['the left edge', 'w=10&h=30&fit=crop&crop=left', 5, 5, '#ff0000'],
  ['the focal point', 'w=10&h=30&fit=crop&crop=focalpoint&fp-x=0.9', 5, 5, '#00ff00'],
  ['a mirrored picture', 'flip=h', 2, 2, '#00ff00'],
  ['a picture on its head', 'flip=v', 2, 2, '#0000ff'],
  ['a turned picture', 'or=90', 2, 2, '#0000ff'],
  ['inverted colours', 'invert=true', 2, 2, '#00ffff'],
  ['the ground around a filled picture', 'w=40&h=40&fit=fill&bg=ff8800', 2, 0, '#ff8800'],
  ['no ground where none is asked for', 'w=40&h=40&fit=fill', 2, 0, '#ffffff/0'],
])('%s: %s', async (_name, search, left, top, colour) => {
  expect(await colourAt(await render(search), left, top)).toBe(colour)
})

test('saturation at its lowest leaves grey', async () => {
  const colour = await colourAt(await render('sat=-100'), 2, 2)
  expect(new Set(colour.slice(1).match(/../g)).size).toBe(1)
})

test('a photograph is turned the way its camera was held before anything is cut', async () => {
  const turned = path.join(folder, 'turned.jpg')
  const upright = sharp(await quarters(40, 30)).withMetadata({ orientation: 6 })
  writeFileSync(turned, await upright.jpeg({ quality: 95 }).toBuffer())
  const bytes = await render('rect=0,0,15,20&fm=png', turned, 'jpg')
  expect(await sizeOf(bytes)).toMatchObject({ width: 15, height: 20 })
  expect((await colourAt(bytes, 5, 5)).slice(5)).toMatch(/^[ef]/)
})

test('a moving picture keeps moving when it gets smaller, and stops when one frame is asked for', async () => {
  const moving = path.join(folder, 'moving.gif')
  const frames = [
    await quarters(20, 20),
    await sharp(await quarters(20, 20))
      .flop()
      .png()
      .toBuffer(),
  ]
  writeFileSync(
    moving,
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  expect(await sizeOf(await render('w=10', moving, 'gif'))).toEqual({
    width: 10,
    height: 10,
    pages: 2,
  })
  expect(await sizeOf(await render('w=10&frame=1', moving, 'gif'))).toMatchObject({ pages: 1 })
})

describe('the format', () => {
  test.each([
    ['auto=format', 'png', 'text/html,image/webp', 'webp'],
    ['auto=format', 'png', '*/*', 'png'],
    ['auto=format&fm=jpg', 'png', 'image/webp', 'jpg'],
    ['fm=pjpg', 'png', undefined, 'jpg'],
    ['w=10', 'tif', undefined, 'png'],
    ['w=10', 'gif', undefined, 'gif'],
  ])('%s of a %s for a browser that takes %s is %s', (search, own, accept, extension) => {
    expect(extensionOf(renderedFormat(request(search), own, accept))).toBe(extension)
  })

  test.each([
    ['jpg', 'jpeg'],
    ['pjpg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ])('%s is made', async (fm, format) => {
    expect((await sharp(await render(`w=20&fm=${fm}&q=40`)).metadata()).format).toBe(format)
  })

  test('a drawing becomes a picture of the size that is asked for', async () => {
    const drawing = path.join(folder, 'drawing.svg')
    writeFileSync(
      drawing,
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#ff0000"/></svg>',
    )
    const bytes = await render('w=20&fm=png', drawing, 'svg')
    expect(await colourAt(bytes, 10, 7)).toBe('#ff0000')
  })
})
