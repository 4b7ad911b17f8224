import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorStatus, loadFailure } from './route-failure.ts'

describe('S-33 the status of an error', () => {
  test.each([
    [{ statusCode: 404, status: 403, response: { status: 410 } }, 404],
    [{ status: 403, response: { status: 410 } }, 403],
    [{ response: { status: 410 } }, 410],
    [{ statusCode: 200, status: 503 }, 503],
    [{ statusCode: '404', response: { status: 400 } }, 400],
    [{ statusCode: 404.5 }, 500],
    [{ statusCode: 399 }, 500],
    [{ statusCode: 400 }, 400],
    [{ statusCode: 599 }, 599],
    [{ statusCode: 600 }, 500],
    [{ response: null }, 500],
    [Object.assign(new Error('gone'), { status: 410 }), 410],
    [new Error('no status'), 500],
    ['404', 500],
    [404, 500],
    [null, 500],
    [undefined, 500],
  ])('of %o is %i', (error, expected) => {
    expect(errorStatus(error)).toBe(expected)
    expect(loadFailure(error)).toEqual({ statusCode: expected, message: null })
  })

  test('S-33 of anything at all is from 400 to 599', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        const status = errorStatus(error)
        expect(Number.isInteger(status) && status >= 400 && status <= 599).toBe(true)
      }),
    )
  })
})
