import { expect, test } from 'vitest'
import { scenarioErrors } from './scenario-errors.ts'
import { enquiryButtonTexts, scenarios } from './scenarios.ts'

const written = (name: keyof typeof scenarios) =>
  scenarios[name].map((variant) => `${variant.name} ${variant.weight}`)

test('X-01 the order button is on for everybody', () => {
  expect(written('deliverButton')).toEqual(['on 100'])
})

test('X-02 the data capture drawer is off for everybody', () => {
  expect(written('dataCaptureDrawer')).toEqual(['off 100'])
})

test('X-03 visitors from Facebook get the drawer by halves, none before assignment', () => {
  expect(written('dataCaptureDrawerFb')).toEqual(['off 50', 'on 50'])
})

test('X-04 one visitor in ten reads other words on the enquiry button', () => {
  expect(written('enquiryButton')).toEqual(['send 90', 'check 10'])
  expect(enquiryButtonTexts).toEqual({ send: 'Send my enquiry', check: 'Check this price' })
})

test('X-05 the weights of each experiment that runs total 100', () => {
  expect(scenarioErrors(scenarios)).toEqual([])
})

test.each([
  [[100], null],
  [[0, 100], null],
  [[50, 49], 'The weights must total 100; they total 99.'],
  [[50, 51], 'The weights must total 100; they total 101.'],
  [[], 'The weights must total 100; they total 0.'],
  [[110, -10], 'A weight is a whole number of per cent, 0 or more.'],
  [[50.5, 49.5], 'A weight is a whole number of per cent, 0 or more.'],
])('X-05 weights %j: %s', (weights, error) => {
  const variants = weights.map((weight, at) => ({ name: `v${at}`, weight }))
  expect(scenarioErrors({ fine: [{ name: 'on', weight: 100 }], tried: variants })).toEqual(
    error === null ? [] : [{ scenario: 'tried', error }],
  )
})

test('X-06 two variants of one name are refused, and every fault is told', () => {
  const twice = [
    { name: 'on', weight: 50 },
    { name: 'on', weight: 50.5 },
  ]
  expect(scenarioErrors({ twice })).toEqual([
    { scenario: 'twice', error: 'Two variants have the same name.' },
    { scenario: 'twice', error: 'A weight is a whole number of per cent, 0 or more.' },
    { scenario: 'twice', error: 'The weights must total 100; they total 100.5.' },
  ])
})
