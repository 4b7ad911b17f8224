import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { readQuery } from './query.ts'
import { requestOf } from './request.ts'

const list = (text: string) => readQuery(calls.listDerivatives, new URLSearchParams(text))

test('C-10 nothing given is every default', () => {
  expect(list('')).toMatchObject({
    ok: true,
    value: { financeType: 'personal', page: 1, rows: 24, sort: 'minPayment|asc', fuelTypes: [] },
  })
})

test.each([
  ['fuelTypes[]=petrol&fuelTypes[]=diesel', { fuelTypes: ['petrol', 'diesel'] }],
  ['fuelTypes=petrol&fuelTypes=diesel', { fuelTypes: ['petrol', 'diesel'] }],
  ['fuelTypes[]=petrol&fuelTypes[]=petrol', { fuelTypes: ['petrol'] }],
  ['fuelType=petrol', { fuelTypes: ['petrol'] }],
  ['terms[]=36&terms[]=48', { terms: [36, 48] }],
  ['term=36&terms[]=36', { terms: [36] }],
  ['stock=1', { stock: true }],
  ['stock=0', { stock: false }],
  ['stock=', {}], // null travels as an empty value
  ['page=2&page=2', { page: 2 }],
  ['nobodyAsked=1', {}],
])('C-03 %s is read', (text, value) => {
  expect(list(text)).toMatchObject({ ok: true, value })
})

test.each([
  ['fuelTypes[]=steam', 'fuelTypes'],
  ['fuelType=steam', 'fuelType'],
  ['terms[]=36&terms[]=3.5', 'terms'],
  ['terms[]=0x24', 'terms'],
  ['page=1e3', 'page'],
  ['page=%20', 'page'],
  ['page=0', 'page'],
  ['rows=101', 'rows'],
  ['page=1&page=2', 'page'],
  ['stock=yes', 'stock'],
  ['sort=colour', 'sort'],
  ['financeType=hire', 'financeType'],
  ['budgetTo=-1', 'budgetTo'],
  ['rentalRange=7', 'rentalRange'],
  ['manufacturers[]=%27%3B--', 'manufacturers'],
])('C-08 %s is refused under %s', (text, field) => {
  const reading = list(text)
  expect(reading.ok).toBe(false)
  if (!reading.ok) expect(Object.keys(reading.errors)).toEqual([field])
})

test.each([
  'terms[]=36&terms[]=48&page=2&stock=1',
  'terms[]=36&terms[]=3.5',
  'manufacturers[]=%5B%22ford%22%5D',
  'manufacturers[]=ford',
])('C-08 %s is read the second time as the first time, whatever was asked in between', (text) => {
  const first = list(text)
  list('terms[]=36&manufacturers[]=seat&page=3&stock=0')
  expect(list(text)).toEqual(first)
})

test('C-08 more different values than are remembered are read all the same', () => {
  for (let round = 0; round < 2; round++) {
    for (let budget = 0; budget < 2500; budget++) {
      expect(list(`budgetTo=${budget}`)).toMatchObject({ ok: true, value: { budgetTo: budget } })
    }
  }
})

test('what one request was told to be asked cannot be changed by another', () => {
  const reading = list('terms[]=36')
  if (!reading.ok) throw new Error('Terms are read.')
  expect(() => reading.value.terms.push(48)).toThrow(TypeError)
  expect(() => reading.value.fuelTypes.push('petrol')).toThrow(TypeError)
})

test('C-05 two names of one field with different values are refused', () => {
  const reading = readQuery(calls.listOffers, new URLSearchParams('term=36&contractLength=48'))
  expect(reading).toEqual({
    ok: false,
    errors: { contractLength: ['Give term or contractLength, not both.'] },
  })
})

test('C-05 a part of a list is not the same list', () => {
  expect(list('term=36&terms[]=36&terms[]=48')).toEqual({
    ok: false,
    errors: { term: ['Give terms or term, not both.'] },
  })
  expect(list('term=48&terms[]=36&terms[]=48&term=36')).toMatchObject({
    ok: true,
    value: { terms: [36, 48] },
  })
})

test('C-05 a single value given twice differently is refused', () => {
  expect(list('page=1&page=2')).toEqual({ ok: false, errors: { page: ['Give one value.'] } })
})

test('C-08 what is wrong with several values of a field is said once', () => {
  expect(list('terms[]=1.5&terms[]=2.5&fuelTypes[]=steam')).toEqual({
    ok: false,
    errors: {
      terms: ['Give a whole number.'],
      fuelTypes: ['Give one of petrol, diesel, hybrid, plug-in-hybrid, electric.'],
    },
  })
})

test('C-03 C-04 C-06 what the client writes is what the server reads', () => {
  const query = {
    terms: [36, 48],
    fuelTypes: ['electric'],
    stock: true,
    budgetTo: 350,
    budgetFrom: null,
  }
  const { url } = requestOf(
    {
      method: 'GET',
      path: '/x',
      queryFields: Object.keys(calls.listDerivatives.query.shape),
      bodyFields: null,
    },
    { query: { ...query, undeclared: 'no' } },
  )
  expect(url).toBe('/x?fuelTypes[]=electric&terms[]=36&terms[]=48&stock=1&budgetFrom=&budgetTo=350')
  expect(list(url.slice(3))).toMatchObject({
    ok: true,
    value: { terms: [36, 48], fuelTypes: ['electric'], stock: true, budgetTo: 350 },
  })
})

test('C-08 a zero character is no part of any value', () => {
  const read = (text: string) => readQuery(calls.postConversion, new URLSearchParams(text))
  expect(read('eventId=a%00b&eventName=Lead')).toEqual({
    ok: false,
    errors: { eventId: ['Leave out characters that cannot be shown.'] },
  })
  expect(read('nobodyAsked=%00')).toEqual({ ok: true, value: {} })
  const list = readQuery(calls.listDerivatives, new URLSearchParams('range=%00&ranges[]=ford'))
  expect(list).toEqual({
    ok: false,
    errors: { range: ['Give ranges or range, not both.'] },
  })
})
