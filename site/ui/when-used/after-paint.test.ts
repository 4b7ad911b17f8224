import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits for a picture comes in the task after its frame', async () => {
  const order: string[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    order.push('asked')
    queueMicrotask(() => {
      frame()
      queueMicrotask(() => order.push('drawn'))
    })
  })
  await afterPaint()
  expect(order).toEqual(['asked', 'drawn'])
})

test('a page that is not in view draws nothing, and what waits goes on', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const waits = afterPaint()
  await vi.advanceTimersToNextTimerAsync()
  await expect(waits).resolves.toBeUndefined()
})
