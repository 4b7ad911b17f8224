import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRenderedImages } from './rendered-images.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-rendered-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ten = (letter: string) => async () => Buffer.from(letter.repeat(10))
const never = async (): Promise<Buffer> => {
  throw new Error('made again')
}

test('what was made once is read from the disk, also after a restart', async () => {
  await openRenderedImages(folder, 100).get('a.1.png', ten('a'))
  const reopened = openRenderedImages(folder, 100)
  expect(reopened.bytes).toBe(10)
  expect((await reopened.get('a.1.png', never)).toString()).toBe('aaaaaaaaaa')
})

test('whoever asks for the same at the same moment waits for the same work', async () => {
  const images = openRenderedImages(folder, 100)
  let made = 0
  const make = async () => {
    made += 1
    return Buffer.from('x')
  }
  await Promise.all([1, 2, 3].map(() => images.get('a.1.png', make)))
  expect(made).toBe(1)
})

test('the longest unused go when there is no more room', async () => {
  const images = openRenderedImages(folder, 25)
  await images.get('a.1.png', ten('a'))
  await images.get('b.1.png', ten('b'))
  await images.get('a.1.png', never)
  await images.get('c.1.png', ten('c'))
  expect(readdirSync(folder).sort()).toEqual(['a.1.png', 'c.1.png'])
  expect(images.bytes).toBe(20)
})

test('after a restart the dates of the files say which was used last', async () => {
  for (const [name, seconds] of [
    ['old', 1000],
    ['new', 3000],
    ['middle', 2000],
  ] as const) {
    writeFileSync(path.join(folder, `${name}.1.png`), name.padEnd(10))
    utimesSync(path.join(folder, `${name}.1.png`), seconds, seconds)
  }
  await openRenderedImages(folder, 30).get('more.1.png', ten('m'))
  expect(readdirSync(folder)).not.toContain('old.1.png')
  expect(readdirSync(folder)).toHaveLength(3)
})

test('a file that somebody removed is made again', async () => {
  const images = openRenderedImages(folder, 100)
  await images.get('a.1.png', ten('a'))
  rmSync(path.join(folder, 'a.1.png'))
  expect((await images.get('a.1.png', ten('b'))).toString()).toBe('bbbbbbbbbb')
  expect(images.bytes).toBe(10)
})

test('what failed is tried anew, and leaves no trace', async () => {
  const images = openRenderedImages(folder, 100)
  await expect(images.get('a.1.png', never)).rejects.toThrow('made again')
  expect((await images.get('a.1.png', ten('a'))).length).toBe(10)
})

test('everything made of an original is forgotten with it, and nothing else', async () => {
  const images = openRenderedImages(folder, 100)
  for (const name of ['a.1.png', 'a.2.png', 'ab.1.png']) await images.get(name, ten('x'))
  images.forget('a')
  expect(readdirSync(folder)).toEqual(['ab.1.png'])
  expect(images.bytes).toBe(10)
})

test('no more than two pictures are made at once', async () => {
  const images = openRenderedImages(folder, 1000)
  let [running, most] = [0, 0]
  const make = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return Buffer.from('x')
  }
  await Promise.all(Array.from({ length: 8 }, (_, n) => images.get(`a.${n}.png`, make)))
  expect(most).toBe(2)
})
