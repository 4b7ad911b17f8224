import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { mostTermsInBook } from '#core/rates/rate-bounds.ts'
import { readRateBook } from './read-rate-book.ts'

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,message\n'

/** A file of one car with so many different messages, and the first of them once more. */
function* bookText(messages: number): Generator<Buffer> {
  const row = (message: number) => `7,personal,36,8000,6,299,250,0,0,0,m${message}\n`
  yield Buffer.from(header)
  for (let from = 0; from < messages; from += 1000) {
    const numbers = Array.from({ length: Math.min(1000, messages - from) }, (_, at) => from + at)
    yield Buffer.from(numbers.map(row).join(''))
  }
  yield Buffer.from(row(0))
}

const read = (messages: number) =>
  readRateBook(
    { name: 'book.csv', totalBytes: null, bytes: Readable.from(bookText(messages)) },
    new Map([['7', 1]]),
    () => {},
  )

test('T-05 a file may hold as many combinations of optional values as the bound says, and not one more', async () => {
  const most = await read(mostTermsInBook)
  expect(most).toMatchObject({ ok: true, rowsRead: mostTermsInBook + 1 })
  expect(most.ok && most.said.length).toBe(mostTermsInBook)
  expect(await read(mostTermsInBook + 1)).toMatchObject({
    ok: false,
    message: expect.stringContaining(`more than ${mostTermsInBook} combinations`),
  })
})
