import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowNone, isAllowed } from '#core/rates/allow-bad.ts'
import { anyDamagedBook, type DamagedBook } from '#leasing-api/test/books/damage/damaged-book.ts'
import { readRateBook, type ReadBook } from './read-rate-book.ts'

const capIds = ['106219853', '106219854', '277340011', '90000001']
const catalogue = new Map(capIds.map((capId, at) => [capId, at + 1]))
const allowFive = { rows: 5 }

const read = ({ bytes }: DamagedBook) =>
  readRateBook(
    {
      name: 'book.csv',
      totalBytes: null,
      bytes: (async function* () {
        for (let at = 0; at < bytes.length; at += 4001) yield bytes.subarray(at, at + 4001)
      })(),
    },
    catalogue,
    () => {},
  )

/** A row as text: its line, which row it is and what it costs. */
const rowText = (line: number, capId: string, mileage: number, pence: number) =>
  `${line}: ${capId}, ${mileage} miles, ${pence}p`

function rowsTaken({ rows, derivatives, profiles }: ReadBook): Set<string> {
  const texts = new Set<string>()
  for (let at = 0; at < rows.n; at++) {
    const { capId } = derivatives[rows.derivative[at]!]!
    const { annualMileageMiles } = profiles[rows.profile[at]!]!
    texts.add(rowText(rows.line[at]!, capId, annualMileageMiles, rows.monthlyPence[at]!))
  }
  return texts
}

test('T-19 of 2,000 damaged books every line is read or refused once, and no row but a damaged one is lost', async () => {
  const taken = { strictly: 0, allowingFive: 0, books: 0 }
  await fc.assert(
    fc.asyncProperty(anyDamagedBook(capIds), async (damaged) => {
      const book = await read(damaged)
      taken.books++
      if (!book.ok) {
        expect(damaged.isHeaderWhole).toBe(false)
        return
      }
      const { rows, bad, rowsRead } = book
      expect(book.lines).toBe(damaged.lines)
      expect(book.blankLines).toBe(damaged.blankLines)
      expect(1 + book.blankLines + rowsRead).toBe(damaged.lines)
      expect(rows.n + bad.rows).toBe(rowsRead)
      const badLines = new Set(bad.errors.map(({ line }) => line))
      expect(badLines.size).toBe(bad.rows)
      const isTaken = isAllowed(allowFive, bad.rows, rowsRead)
      if (isTaken) taken.allowingFive++
      if (isAllowed(allowNone, bad.rows, rowsRead)) taken.strictly++
      if (damaged.isHeaderWhole && damaged.areLineEndsWhole) expect(isTaken).toBe(true)
      // Where the header is damaged the book may have to be refused, but never loses single rows.
      if (!isTaken && !damaged.isHeaderWhole) return
      const found = rowsTaken(book)
      const lost = damaged.whole
        .map((row) => rowText(row.line, row.capId, row.annualMileageMiles, row.monthlyPence))
        .filter((text) => !found.has(text))
      expect(lost).toEqual([])
    }),
    { numRuns: 2000, seed: 19 },
  )
  expect(taken.allowingFive / taken.books).toBeGreaterThan(0.9)
  expect(taken.strictly / taken.books).toBeLessThan(0.5)
})
