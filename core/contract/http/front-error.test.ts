import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBody } from './body.ts'
import { calls } from '../calls.ts'
import { type FailedCall, frontErrorLimits, frontErrorOf } from './front-error.ts'
import { isKeepable } from '../keepable.ts'

const failed: FailedCall = {
  method: 'POST',
  url: '/api/orders',
  request: { capId: '10000001', offerId: '1-10000001-p36-8000-6-fn', stock: 1, isNew: true },
  response: { error_key: 'errors.priceChanged', errors: {}, list: [null, 3] },
  responseCode: 409,
  requestCode: 'request-1',
}

describe('C-26 nothing personal and no secret is told of a failed call', () => {
  test('what is neither stays', () => {
    expect(frontErrorOf(failed)).toEqual({
      method: 'POST',
      url: '/api/orders',
      request: '{"capId":"10000001","offerId":"1-10000001-p36-8000-6-fn","stock":1,"isNew":true}',
      response: '{"error_key":"errors.priceChanged","errors":{},"list":[null,3]}',
      responseCode: 409,
      requestCode: 'request-1',
    })
  })

  test.each([
    'password',
    'passwordConfirmation',
    'code',
    'token',
    'accessToken',
    'refreshToken',
    'writeToken',
    'phone',
    'userPhone',
    'email',
    'userEmail',
    'name',
    'firstName',
    'secondName',
    'postcode',
    'message',
    'body',
    'contact',
    'reg',
    'hash',
    'q',
    'sskey',
    'SSKEY',
  ])('a field %s loses its value, at any depth and in an address', (field) => {
    const told = frontErrorOf({
      ...failed,
      url: `/api/x?${field}=abc&page=2`,
      request: { a: [{ [field]: 'abc' }] },
      response: JSON.stringify({ [field]: { deep: 'abc' } }),
    })
    expect(told.url).toBe(`/api/x?${field}=[removed]&page=2`)
    expect(told.request).toBe(`{"a":[{"${field}":"[removed]"}]}`)
    expect(told.response).toBe(`{"${field}":"[removed]"}`)
  })

  test.each(['responseCode', 'error_key', 'codes', 'bodyType', 'region', 'contactable'])(
    'a field %s keeps it',
    (field) => {
      expect(frontErrorOf({ ...failed, request: { [field]: 'abc' } }).request).toBe(
        `{"${field}":"abc"}`,
      )
    },
  )

  test.each([
    ['/api/unsubscribe/ada@example.com', '/api/unsubscribe/[removed]'],
    ['/api/unsubscribe/ada%40example.com', '/api/unsubscribe/[removed]'],
    ['/api/x?q=ada@example.com', '/api/x?q=[removed]'],
    ['/api/x?flag', '/api/x?flag='],
    ['/api/x?ada@example.com=1', '/api/x?[removed]=1'],
    ['/api/x?a=07700900123&b=2', '/api/x?a=[removed]&b=2'],
    ['/api/x?a=07700%20900123', '/api/x?a=[removed]'],
    ['/api/x?a=%2B447700900123', '/api/x?a=[removed]'],
    [`/api/orders/${'kZ3v0bWn7x2QfLr9sTqYdA'}/codes`, '/api/orders/[removed]/codes'],
    ['/api/orders/kZ3v0bWn7x2QfLr9sTqYd', '/api/orders/kZ3v0bWn7x2QfLr9sTqYd'],
    ['/api/offers/1-10000001-p36-8000-6-fn', '/api/offers/1-10000001-p36-8000-6-fn'],
  ])('the address %s is told as %s', (url, told) => {
    expect(frontErrorOf({ ...failed, url }).url).toBe(told)
  })

  test.each([
    ['<p>Write to ada@example.com, please</p>', '<p>Write to [removed], please</p>'],
    ['Call 0113 496 0101 or +44 7700 900123.', 'Call [removed] or [removed].'],
    ['Call (0113) 496-0101', 'Call ([removed]'],
    ['447700900123', '"[removed]"'],
    ['car 10000001 for 36 months', 'car 10000001 for 36 months'],
  ])('a text %j is told as %j', (response, told) => {
    expect(frontErrorOf({ ...failed, response }).response).toBe(told)
  })

  test('wherever a person is named, the telling does not', () => {
    const secret = fc.constantFrom('ada@example.com', '07700900123', '+44 7700 900123')
    const held = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        secret,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.oneof(secret, fc.constant('a')), tie('value'), { maxKeys: 3 }),
      ),
    })).value
    fc.assert(
      fc.property(held, held, (request, response) => {
        const told = JSON.stringify(frontErrorOf({ ...failed, request, response }))
        expect(told).not.toMatch(/ada@|7700/)
      }),
    )
  })

  test('nothing makes it throw, not even a value that holds itself', () => {
    const loop: Record<string, unknown> = {}
    loop['loop'] = loop
    expect(frontErrorOf({ ...failed, request: loop }).request).toBe(
      `${'{"loop":'.repeat(8)}"[removed]"${'}'.repeat(8)}`,
    )
    expect(frontErrorOf({ ...failed, request: { big: 1n, none: undefined } }).request).toBe(
      '{"big":"1","none":"undefined"}',
    )
    expect(frontErrorOf({ ...failed, request: undefined, response: null })).toMatchObject({
      request: '',
      response: '',
    })
    fc.assert(
      fc.property(fc.anything({ withBigInt: true }), fc.string(), (body, url) => {
        expect(typeof frontErrorOf({ ...failed, url, request: body }).request).toBe('string')
      }),
    )
  })
})

describe('C-62 what no database keeps is not told', () => {
  test.each([
    [String.raw`"\u0000"`, ''],
    [String.raw`"a\u0000b \ud800"`, 'ab \ufffd'],
    ['a\0b', 'ab'],
    [{ 'a\0': '\0', b: ['half \ud83d', '😀'] }, '{"a":"","b":["half \ufffd","😀"]}'],
  ])('%j is told as %j', (request, text) => {
    expect(frontErrorOf({ ...failed, request }).request).toBe(text)
  })

  test('of nothing at all, and no pair is halved where a part is cut', () => {
    const parts = fc.array(fc.constantFrom('😀', 'a', '@', ' ', '\0', '\ud83d', '\\u0000', '"'), {
      minLength: 300,
      maxLength: 2500,
      size: 'max',
    })
    fc.assert(
      fc.property(parts, fc.anything(), (all, response) => {
        const text = all.join('')
        const told = frontErrorOf({
          method: text,
          url: text,
          request: text,
          response,
          responseCode: 500,
          requestCode: text,
        })
        expect(isKeepable(told)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('C-27 no more of it than helps', () => {
  test('the limits', () => {
    expect(frontErrorLimits).toEqual({
      method: 10,
      url: 500,
      request: 2000,
      response: 2000,
      requestCode: 64,
    })
  })

  test('every part is cut to its limit, and the call takes what is left', () => {
    const long = 'x '.repeat(3000)
    const told = frontErrorOf({
      method: long,
      url: long,
      request: long,
      response: { long },
      responseCode: 500,
      requestCode: long,
    })
    for (const [part, most] of Object.entries(frontErrorLimits)) {
      expect(told[part as keyof typeof frontErrorLimits].length, part).toBe(most)
    }
    expect(readBody(calls.postFrontError, told)).toEqual({ ok: true, value: told })
    expect(readBody(calls.postFrontError, { ...told, url: `${told.url}x` })).toEqual({
      ok: false,
      errors: { url: ['errors.maxLength'] },
    })
  })
})
