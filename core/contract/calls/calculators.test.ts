import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  [
    'postElectricPetrol',
    'POST /api/data/ev-petrol',
    '',
    'mileage petrolPrice bodyType',
    'private guest',
  ],
  [
    'postCalculatorData',
    'POST /api/chrysalis/get-calculator-data',
    '',
    '+ step reg capId make email model regDate startDate term amountBorrowed monthlyPayment balloonPayment currentMileage financeProduct',
    'private guest',
  ],
  [
    'getCalculatorData',
    'GET /api/chrysalis/get-calculator-data',
    'step reg capId make email model regDate startDate term amountBorrowed monthlyPayment balloonPayment currentMileage financeProduct',
    null,
    'private guest',
  ],
  ['listRunningCosts', 'GET /api/running-costs', '', null, 'public guest'],
] as const)('C-44 C-130 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
