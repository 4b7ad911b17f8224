import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForChunk } from './reload-for-chunk.ts'

const failedChunk = Object.assign(new Error('Failed to load chunk /a.js'), {
  name: 'ChunkLoadError',
})
const reload = vi.fn<() => void>()

function storageOf(stored: Map<string, string>) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('S-55 a chunk that fails reloads once, and again after a minute', () => {
  expect(reloadForChunk(failedChunk)).toBe(true)
  vi.advanceTimersByTime(59_999)
  expect(reloadForChunk(failedChunk)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(reloadForChunk(failedChunk)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('S-56 no other failure reloads', () => {
  expect(reloadForChunk(new TypeError('x is not a function'))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('S-55 a browser that remembers nothing is not reloaded for ever', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    },
  })
  expect(reloadForChunk(failedChunk)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
