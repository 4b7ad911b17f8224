/** A column of a rate book as providers are told about it. */
export type ColumnHelp = {
  name: string
  isNeeded: boolean
  /** What stands in it. */
  holds: string
  example: string
}

/** The columns of a rate book, in the order of the template. Rules T-01, T-03, T-27. */
export const columnHelp: readonly ColumnHelp[] = [
  column('capId', 'The number of a car in our catalogue', '106219853'),
  column('financeType', 'personal, prices with VAT; business, prices without', 'personal'),
  column('term', 'Months, 1 to 120', '36'),
  column('annualMileage', 'Miles a year, 1,000 to 200,000', '8000'),
  column('depositValue', 'Initial rental, in monthly payments, 1 to 24', '6'),
  column('monthlyPayment', 'Pounds a month, 20 to 10,000', '289.00'),
  column('processingFee', 'Pounds, 0 to 2,000', '250'),
  column('stock', '1 in stock, 0 ordered from the factory', '0'),
  column('specialOffer', '1 for what you call a special offer, else 0', '0'),
  column('maintained', '1 with maintenance, else 0', '0'),
  optional('excessMileage', 'Pence for each mile too many; once for a car is enough', '9.9'),
  optional('deliveryWeeks', 'Weeks from order to delivery, such as 2-4', '12-14'),
  optional('message', 'Up to 300 characters shown beside this price', ''),
  optional('validUntil', 'Last day of the whole book; the earliest of the file counts', ''),
]

function column(name: string, holds: string, example: string): ColumnHelp {
  return { name, isNeeded: true, holds, example }
}

function optional(name: string, holds: string, example: string): ColumnHelp {
  return { name, isNeeded: false, holds, example }
}

/** The template as CSV: the columns and one row that shows what goes into them. Rule T-27. */
export const templateCsv = (): string =>
  [
    columnHelp.map(({ name }) => name).join(','),
    columnHelp.map(({ example }) => example).join(','),
    '',
  ].join('\r\n')
