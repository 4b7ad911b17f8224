import { expect, test } from 'vitest'
import { eventStreams, mostPublicStreams, mostWaitingBytes } from './event-stream.ts'

test('a client that reads nothing is cut off by what waits for it, and others are not', async () => {
  const streams = eventStreams()
  const stream = streams.open()
  let isClosed = false
  stream.onClose(() => (isClosed = true))
  const data = 'x'.repeat(mostWaitingBytes / 4)
  for (let n = 0; n < 3; n += 1) stream.send({ data })
  expect(isClosed).toBe(false)
  for (let n = 0; n < 3; n += 1) stream.send({ data })
  expect(isClosed).toBe(true)
  streams.closeAll()
})

test('many small events may wait', () => {
  const streams = eventStreams()
  const stream = streams.open()
  let isClosed = false
  stream.onClose(() => (isClosed = true))
  for (let n = 0; n < 5000; n += 1) stream.send({ data: n })
  expect(isClosed).toBe(false)
  streams.closeAll()
})

test('the public has a number of streams, of which closed ones are no part', async () => {
  const streams = eventStreams()
  const open = Array.from({ length: mostPublicStreams }, () => streams.open(true))
  expect(() => streams.open(true)).toThrow(expect.objectContaining({ status: 503 }))
  // An editor is still served.
  streams.open()
  await open[0]!.body.cancel()
  streams.open(true)
  expect(() => streams.open(true)).toThrow(expect.objectContaining({ status: 503 }))
  streams.closeAll()
  streams.open(true)
  streams.closeAll()
})
