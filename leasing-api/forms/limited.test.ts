import { expect, test } from 'vitest'
import { errorBodyOf } from '../server/failure.ts'
import { limited } from './limited.ts'

test.each([
  [1, '1'],
  [1000, '1'],
  [1001, '2'],
  [3_600_000, '3600'],
])('V-64 with the next one in %i ms, waiting %s s is asked for', (retryAfterMs, seconds) => {
  const failure = limited({ name: 'address', retryAfterMs })
  expect(failure.status).toBe(429)
  expect(failure.headers).toEqual({ 'retry-after': seconds })
  expect(errorBodyOf(failure, 'r-1')).toEqual({
    error_key: 'errors.formLimit',
    message: 'Too many of these have been sent. Try again later.',
    errors: {},
    requestId: 'r-1',
  })
})
