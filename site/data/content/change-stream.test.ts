import { expect, test } from 'vitest'
import { changeStream } from './change-stream.ts'

type Observer = Parameters<Parameters<typeof changeStream>[0]['subscribe']>[0]

function events() {
  let observer: Observer | null = null
  return {
    subscribe: (given: Observer) => {
      observer = given
      return { unsubscribe: () => (observer = null) }
    },
    tell: (type: string) => observer?.next({ type }),
    fail: () => observer?.error(new Error('gone')),
    isFollowed: () => observer !== null,
  }
}

const read = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

test('every change is told, a welcome is none, and a new connection may have missed some', async () => {
  const source = events()
  const request = new AbortController()
  const text = read(changeStream(source, request.signal))
  for (const type of ['welcome', 'message', 'reconnect', 'restart']) source.tell(type)
  request.abort()
  expect((await text).match(/^data: change$/gm)).toHaveLength(3)
  expect(source.isFollowed()).toBe(false)
})

test('a browser that goes away is no longer told', async () => {
  const source = events()
  const stream = changeStream(source, new AbortController().signal)
  await stream.cancel()
  source.tell('message')
  expect(source.isFollowed()).toBe(false)
})

test('events that fail end the stream, and the browser asks again', async () => {
  const source = events()
  const text = read(changeStream(source, new AbortController().signal))
  source.fail()
  expect(await text).not.toContain('data:')
})
