import { describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { requestOf, type RequestShape } from './request.ts'
import { requestShape } from '../request-shape.ts'

const shape: RequestShape = {
  method: 'POST',
  path: '/api/x/{id}',
  queryFields: ['terms', 'stock', 'to'],
  bodyFields: ['name', 'email'],
}

test('C-04 a call’s request is made of the names it declares', () => {
  expect(requestShape(calls.confirmOrder)).toEqual({
    method: 'POST',
    path: '/api/orders/confirm',
    queryFields: [],
    bodyFields: ['orderRef', 'code'],
  })
  expect(requestShape(calls.getPermissions)).toEqual({
    method: 'GET',
    path: '/api/users/{id}/permissions',
    queryFields: ['permissions'],
    bodyFields: null,
  })
})

describe('C-03 C-04 C-06 the query', () => {
  test.each([
    [{ terms: [24, 36] }, '?terms[]=24&terms[]=36'],
    [{ terms: [] }, ''],
    [{ terms: [null, undefined, 36] }, '?terms[]=&terms[]=&terms[]=36'],
    [{ stock: true }, '?stock=1'],
    [{ stock: false }, '?stock=0'],
    [{ to: null }, '?to='],
    [{ to: undefined }, ''],
    [{ to: 0 }, '?to=0'],
    [{ to: 'a b&c=£[]' }, '?to=a+b%26c%3D%C2%A3%5B%5D'],
    [{ to: 1, terms: [2], more: 3 }, '?terms[]=2&to=1'],
  ])('%j is written %j', (query, written) => {
    expect(requestOf(shape, { params: { id: 1 }, query }).url).toBe(`/api/x/1${written}`)
  })
})

describe('C-07 the body', () => {
  const body = { name: 'Ada', email: undefined, more: 1 }

  test.each([
    ['POST', '{"name":"Ada"}'],
    ['PUT', '{"name":"Ada"}'],
    ['PATCH', '{"name":"Ada"}'],
    ['GET', null],
    ['DELETE', null],
  ] as const)('%s sends %s', (method, sent) => {
    expect(requestOf({ ...shape, method }, { body }).body).toBe(sent)
  })

  test('a call without body fields sends none, one with them an empty object', () => {
    expect(requestOf({ ...shape, bodyFields: null }, { body }).body).toBeNull()
    expect(requestOf(shape, {}).body).toBe('{}')
  })
})

test('C-09 a path parameter without a value leaves its place empty and is named', () => {
  expect(requestOf(shape, {})).toMatchObject({ url: '/api/x/', missing: ['id'] })
  expect(requestOf(shape, { params: { id: null } }).missing).toEqual(['id'])
  expect(requestOf(shape, { params: { id: 0 } })).toMatchObject({ url: '/api/x/0', missing: [] })
})
