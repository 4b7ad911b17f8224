/** A row of a good book as text, value by value, and the price that it means. */
export type GoodRow = {
  values: string[]
  capId: string
  /** No other row of the book has it, so that it names the row. */
  annualMileageMiles: number
  monthlyPence: number
}

export const headings = [
  'capId',
  'financeType',
  'term',
  'annualMileage',
  'depositValue',
  'monthlyPayment',
  'processingFee',
  'stock',
  'specialOffer',
  'maintained',
  'excessMileage',
  'model',
  'message',
]

export const rowsInBook = 80

const messages = [
  '',
  'Two in white',
  'Metallic paint, "free"',
  'Citroën ë-C4 – only £9 more; while stock lasts',
  'A tab\tand a comma, both',
]

/**
 * Rows of a book over these cars that nothing is wrong with. Books of another number have other
 * prices, all of them so near one another that none is held.
 */
export function goodRows(capIds: readonly string[], number: number): GoodRow[] {
  return Array.from({ length: rowsInBook }, (_, at) => {
    const capId = capIds[Math.floor((at * capIds.length) / rowsInBook)]!
    const annualMileageMiles = 5000 + 100 * at
    const monthlyPence = 20_000 + ((number * 997 + at * 131) % 20_000)
    return {
      capId,
      annualMileageMiles,
      monthlyPence,
      values: [
        capId,
        at % 2 === 0 ? 'personal' : 'PCH',
        '36',
        at % 5 === 0 ? annualMileageMiles.toLocaleString('en-GB') : `${annualMileageMiles}`,
        '6',
        at % 3 === 0 ? `£${(monthlyPence / 100).toFixed(2)}` : (monthlyPence / 100).toFixed(2),
        '250',
        '0',
        '0',
        at % 4 === 0 ? '' : '0',
        '9.5',
        at % 7 === 0 ? 'Mégane' : 'Corsa',
        messages[(at + number) % messages.length]!,
      ],
    }
  })
}
