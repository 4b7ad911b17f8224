import { describe, expect, test } from 'vitest'
import { readBody } from './http/body.ts'
import { calls } from './calls.ts'
import { readQuery } from './http/query.ts'

const query = (text: string) => readQuery(calls.listDerivatives, new URLSearchParams(text)).ok

describe('C-10 what a list takes', () => {
  test.each([
    ['page', 1, 1_000_000],
    ['rows', 1, 100],
    ['terms', 1, 120],
    ['annualMileages', 1, 200_000],
    ['depositValues', 0, 200_000],
    ['budgetFrom', 0, 100_000],
    ['budgetTo', 0, 100_000],
    ['doors', 2, 9],
  ])('%s from %d to %d', (field, least, most) => {
    expect(query(`${field}=${least}`)).toBe(true)
    expect(query(`${field}=${most}`)).toBe(true)
    expect(query(`${field}=${least - 1}`)).toBe(false)
    expect(query(`${field}=${most + 1}`)).toBe(false)
    expect(query(`${field}=${least + 0.5}`)).toBe(false)
  })

  test.each([
    ['financeType', ['personal', 'business', 'pcp'], 'pch'],
    [
      'sort',
      [
        ...['minPayment|asc', 'minPayment|desc', 'totalCost|asc', 'effectiveMonthly|asc'],
        ...['electricRange|desc', 'mpg|desc', 'delivery|asc', 'checked|desc', 'score|desc'],
      ],
      'totalCost|desc',
    ],
    ['budgetRanges', ['0to150', '150to250', '250to350', '350to450', '450to600', '600'], '600to'],
    ['rentalRange', ['0', '500', '1000', '2000', '3000', '5000'], '4000'],
    ['pureElectricRanges', ['0to150', '150to250', '250to350', '350'], '350to'],
    ['transmissions', ['manual', 'automatic'], 'cvt'],
    ['fuelTypes', ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric'], 'gas'],
    [
      'bodyTypes',
      ['suv', 'mpv', 'hatchback', 'saloon', 'estate', 'sports', 'coupe', 'convertible', 'van'],
      'truck',
    ],
    ['stock', ['0', '1'], 'true'],
    ['specialOffers', ['0', '1'], '2'],
    ['maintained', ['0', '1'], 'yes'],
    ['format', ['columns', 'x'.repeat(40)], 'x'.repeat(41)],
    ['manufacturers', ['ford', 'x'.repeat(80)], 'x'.repeat(81)],
  ])('%s is one of a few', (field, good, bad) => {
    for (const value of good) expect(query(`${field}=${encodeURIComponent(value)}`)).toBe(true)
    expect(query(`${field}=${bad}`)).toBe(false)
  })

  test('a list holds at most 100 values', () => {
    const values = (count: number) =>
      Array.from({ length: count }, (_, index) => `manufacturers[]=m${index}`).join('&')
    expect(query(values(100))).toBe(true)
    expect(query(values(101))).toBe(false)
  })

  test('nothing given is the defaults', () => {
    expect(readQuery(calls.listRangeDerivatives, new URLSearchParams())).toEqual({
      ok: true,
      value: {
        page: 1,
        rows: 24,
        sort: 'minPayment|asc',
        financeType: 'personal',
        rentalRange: '0',
        depositValues: [],
        bodyTypes: [],
        transmissions: [],
        fuelTypes: [],
        terms: [],
        annualMileages: [],
        budgetRanges: [],
        pureElectricRanges: [],
        doors: [],
        seats: [],
        features: [],
        brandIds: [],
        carModels: [],
      },
    })
  })

  test('the list of makes opens with all, up to 200', () => {
    const makes = (text: string) => readQuery(calls.listManufacturers, new URLSearchParams(text))
    expect(makes('')).toEqual({ ok: true, value: { page: 1, rows: 200 } })
    expect(makes('rows=4')).toMatchObject({ ok: true, value: { rows: 4 } })
    expect(makes('rows=201').ok).toBe(false)
  })
})

describe('C-11 an amount a person gives has at most two decimals', () => {
  test.each([
    [0, true],
    [199.99, true],
    [289.47, true],
    [100_000, true],
    [100_000.01, false],
    [-0.01, false],
    [199.999, false],
    ['199', false],
  ])('%s: %s', (monthlyPayment, isTaken) => {
    const reading = readBody(calls.postCalculatorData, { monthlyPayment })
    expect(reading.ok).toBe(isTaken)
    if (!reading.ok) expect(Object.keys(reading.errors)).toEqual(['monthlyPayment'])
  })

  test('and says so', () => {
    const errorsOf = (monthlyPayment: unknown) => {
      const reading = readBody(calls.postCalculatorData, { monthlyPayment })
      return reading.ok ? [] : reading.errors['monthlyPayment']
    }
    expect(errorsOf(1.001)).toEqual(['Give at most two decimals.'])
    expect(errorsOf('1')).toEqual(['Give an amount in pounds.'])
    expect(errorsOf(-1)).toEqual(['Give 0 or more.'])
    expect(errorsOf(100_001)).toEqual(['Give 100000 or less.'])
  })
})

describe('C-12 typed texts', () => {
  test('up to 1,000 characters are taken, and nothing counts as empty', () => {
    const contact = (name: string) => readBody(calls.postContact, { name })
    expect(contact('x'.repeat(1000)).ok).toBe(true)
    expect(contact('x'.repeat(1001))).toEqual({ ok: false, errors: { name: ['errors.maxLength'] } })
    expect(readBody(calls.postContact, {})).toEqual({
      ok: true,
      value: { name: '', email: '', phone: '', body: '' },
    })
  })

  test('a message has at most 2,000', () => {
    const contact = (body: string) => readBody(calls.postContact, { body })
    expect(contact('x'.repeat(2000)).ok).toBe(true)
    expect(contact('x'.repeat(2001))).toEqual({ ok: false, errors: { body: ['errors.maxLength'] } })
  })

  test('a change says nothing of what it leaves out', () => {
    expect(readBody(calls.putOrder, { writeToken: 'w' })).toEqual({
      ok: true,
      value: { writeToken: 'w' },
    })
    expect(readBody(calls.putOrder, { writeToken: 'w', name: '' })).toMatchObject({
      value: { name: '' },
    })
    expect(readBody(calls.putOrder, {})).toEqual({
      ok: false,
      errors: { writeToken: ['errors.required'] },
    })
  })
})
