import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  idleLoader,
  loadCancelled,
  loadFailed,
  loadStarted,
  loadSucceeded,
  offersRetry,
  type Loader,
} from './loader.ts'

const failed: Loader<string> = {
  data: 'cars',
  error: 'errors.overload',
  isProcessing: false,
  requestNumber: 3,
}
const loading: Loader<string> = { ...failed, error: null, isProcessing: true, requestNumber: 4 }

test('S-50 starting sets the mark, clears the error and keeps what was shown', () => {
  expect(loadStarted<string>(idleLoader)).toEqual({
    data: null,
    error: null,
    isProcessing: true,
    requestNumber: 1,
  })
  expect(loadStarted(failed)).toEqual(loading)
})

test('S-51 an answer is kept and clears the mark', () => {
  expect(loadSucceeded(loading, 4, 'vans')).toEqual({
    data: 'vans',
    error: null,
    isProcessing: false,
    requestNumber: 4,
  })
})

describe('S-52 a failure', () => {
  test.each([
    ['errors.overload', 'errors.overload'],
    ['No such range.', 'No such range.'],
    ['', 'errors.generic'],
  ])('with the message "%s" clears the mark and leaves "%s"', (message, error) => {
    expect(loadFailed(loading, 4, message)).toEqual({
      data: 'cars',
      error,
      isProcessing: false,
      requestNumber: 4,
    })
  })

  test('offers to try again until that is done', () => {
    expect(offersRetry(idleLoader)).toBe(false)
    expect(offersRetry(failed)).toBe(true)
    expect(offersRetry(loadStarted(failed))).toBe(false)
  })
})

describe('S-53 what nobody waits for changes nothing', () => {
  test.each<[string, Loader<string>, number]>([
    ['an earlier request', loading, 3],
    ['a later one', loading, 5],
    ['one answered already', failed, 3],
    ['none', idleLoader, 0],
  ])('%s', (_name, loader, requestNumber) => {
    expect(loadSucceeded(loader, requestNumber, 'vans')).toBe(loader)
    expect(loadFailed(loader, requestNumber, 'late')).toBe(loader)
    expect(loadCancelled(loader, requestNumber)).toBe(loader)
  })
})

test('S-54 a request given up leaves no error', () => {
  expect(loadCancelled(loading, 4)).toEqual({
    data: 'cars',
    error: null,
    isProcessing: false,
    requestNumber: 4,
  })
})

const ending = fc.constantFrom('success', 'failure', 'cancelled')

test('S-51 S-52 S-54 once the last request has ended nothing is loading, in any order', () => {
  const run = fc
    .array(ending, { minLength: 1 })
    .chain((endings) =>
      fc.tuple(
        fc.constant(endings),
        fc.shuffledSubarray([...endings.keys()], { minLength: endings.length }),
      ),
    )
  fc.assert(
    fc.property(run, ([endings, order]) => {
      let loader: Loader<number> = idleLoader
      endings.forEach(() => {
        loader = loadStarted(loader)
      })
      for (const index of order) {
        const number = index + 1
        if (endings[index] === 'success') loader = loadSucceeded(loader, number, number)
        if (endings[index] === 'failure') loader = loadFailed(loader, number, 'failed')
        if (endings[index] === 'cancelled') loader = loadCancelled(loader, number)
      }
      const last = endings.at(-1)
      expect(loader).toEqual({
        data: last === 'success' ? endings.length : null,
        error: last === 'failure' ? 'failed' : null,
        isProcessing: false,
        requestNumber: endings.length,
      })
    }),
  )
})
