import { expect, test } from 'vitest'
import { drawnOnce } from './drawn-once.ts'

const picture = (text: string) => Buffer.from(text)

test('D-63 a picture is drawn once, however many ask for it', async () => {
  const draw = drawnOnce()
  let drawn = 0
  const slow = async () => {
    drawn += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return picture('a')
  }
  const [first, second] = await Promise.all([draw('a', slow), draw('a', slow)])
  expect([String(first), String(second), String(await draw('a', slow))]).toEqual(['a', 'a', 'a'])
  expect(drawn).toBe(1)
})

test('D-63 while one is drawn no other is, and the next may be', async () => {
  const draw = drawnOnce()
  let finish = () => {}
  const first = draw('a', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return picture('a')
  })
  await expect(draw('b', async () => picture('b'))).resolves.toBeNull()
  finish()
  await first
  await expect(draw('b', async () => picture('b'))).resolves.toEqual(picture('b'))
})

test('D-63 one that fails leaves the way free', async () => {
  const draw = drawnOnce()
  await expect(draw('a', () => Promise.reject(new Error('no wasm')))).rejects.toThrow('no wasm')
  await expect(draw('a', async () => picture('a'))).resolves.toEqual(picture('a'))
})
