import { expect, test } from 'vitest'
import { readRateBook } from './read-rate-book.ts'

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,message'

/** A row of the one car that there is; the mileage tells rows apart. */
const row = (mileage: number, message = '') =>
  `7,personal,36,${mileage},6,299.00,250,0,0,0,${message}`

/** Mileages of the prices that a book was read into, and what is wrong with its other rows. */
async function read(...lines: string[]) {
  return readText([header, ...lines].join('\n'))
}

async function readText(text: string) {
  const book = await readRateBook(
    {
      name: 'book.csv',
      totalBytes: null,
      bytes: (async function* () {
        yield Buffer.from(text)
      })(),
    },
    new Map([['7', 1]]),
    () => {},
  )
  if (!book.ok) throw new Error(book.message)
  const { rows, profiles, bad } = book
  const taken = Array.from(rows.profile.subarray(0, rows.n), (at) => profiles[at]!)
  return {
    rowsRead: book.rowsRead,
    taken: taken.map(({ annualMileageMiles }) => annualMileageMiles),
    lines: [...rows.line.subarray(0, rows.n)],
    badRows: bad.rows,
    errors: bad.errors.map(({ line, column }) => [line, column]),
  }
}

test('T-19 text after a closing quotation mark refuses its own row', async () => {
  expect(await read(row(8000), row(9000, '"Metallic paint" ,'), row(10_000))).toMatchObject({
    rowsRead: 3,
    taken: [8000, 10_000],
    badRows: 1,
    errors: [[3, 'message']],
  })
})

test('T-19 a quotation mark that is not closed refuses its own row', async () => {
  const many = Array.from({ length: 100 }, (_, at) => row(20_000 + at))
  const book = await read(row(8000), row(9000, '"Metallic paint'), row(10_000), ...many)
  expect(book).toMatchObject({ rowsRead: 103, badRows: 1, errors: [[3, 'message']] })
  expect(book.taken).toHaveLength(102)
})

test('T-19 a row of more than 64 KB refuses itself', async () => {
  expect(await read(row(8000), row(9000, 'x'.repeat(70_000)), row(10_000))).toMatchObject({
    rowsRead: 3,
    taken: [8000, 10_000],
    badRows: 1,
    errors: [[3, '']],
  })
})

test('T-19 a value with a line break refuses both its lines', async () => {
  expect(await read(row(8000, '"Metallic\npaint"'), row(9000))).toMatchObject({
    rowsRead: 3,
    taken: [9000],
    badRows: 2,
    errors: [
      [2, 'message'],
      [3, 'capId'],
    ],
  })
})

test('T-19 each bad row counts once, however it is broken', async () => {
  const broken = [
    row(9000, '"a'),
    row(9000, '"b" c'),
    row(9000, 'd "e"'),
    row(9000, '"f" , "g'),
    row(9000, 'h,i'),
    `"${row(9000)}`,
    'nothing',
  ]
  const book = await read(row(8000), ...broken, row(10_000))
  expect(book).toMatchObject({ rowsRead: 9, taken: [8000, 10_000], badRows: 7 })
  expect(book.errors.map(([line]) => line)).toEqual([3, 4, 5, 6, 7, 8, 9])
})

test('T-19 CRLF, LF and CR in one file end one line each', async () => {
  const text = `${header}\r\n${row(8000)}\n${row(9000)}\r\n\r\n${row(10_000)}\r${row(11_000)}\n7,\r\n`
  expect(await readText(text)).toEqual({
    rowsRead: 5,
    taken: [8000, 9000, 10_000, 11_000],
    lines: [2, 3, 5, 6],
    badRows: 1,
    errors: [[7, '']],
  })
})
