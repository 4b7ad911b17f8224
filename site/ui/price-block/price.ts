/** A line of a sum or of an example: "Optional final payment", "£8,000". */
export type SumRow = { label: string; amount: string }

/** A lease's price: everything in it is paid by everybody who takes it. */
export type HirePrice = {
  kind: 'hire'
  /** "from", where others of the same kind cost more. */
  from?: string
  /** "£289.47" */
  monthly: string
  /** "a month inc. VAT" */
  monthlyUnit: string
  /** "£2,605.23 first, then 35 payments" */
  payments: string
  /** "8,000 miles a year" */
  mileage: string
  /** "£12,935.68" */
  total: string
  /** "in total, fees included" */
  totalUnit: string
  /** What the total is made of; the total opens it. Left out, the line is plain. */
  sum?: readonly SumRow[]
}

/**
 * Every figure that must be told together with the price of a credit agreement, in the order they
 * are told. Null where there is none of it: no contribution, no fee. Rule P-42.
 */
export type CreditFigures = {
  cashPrice: SumRow
  deposit: SumRow
  contribution: SumRow | null
  credit: SumRow
  payments: SumRow
  finalPayment: SumRow
  fee: SumRow | null
  total: SumRow
  cost: SumRow
  duration: SumRow
  apr: SumRow
  interest: SumRow
  mileage: SumRow
  excess: SumRow
}

/** "Representative example", and its figures. */
export type CreditExampleProps = { title: string; figures: CreditFigures }

/** A credit agreement's price. It cannot be written down without its example. Rule D-44. */
export type CreditPrice = {
  kind: 'credit'
  /** "£345.29" */
  monthly: string
  /** "a month inc. VAT" */
  monthlyUnit: string
  /** "6.9%" */
  apr: string
  /** "APR representative" */
  aprUnit: string
  /** "35 payments over 36 months, 8,000 miles a year" */
  terms: string
  example: CreditExampleProps
  /**
   * The whole example at once; else its main figures, and the rest folded away. `beside` where the
   * page shows the example next to this price by itself.
   */
  inFull?: 'here' | 'beside'
}

/** Figures that do not agree are not shown: what is said in their place. Rule P-68. */
export type WithheldPrice = { kind: 'withheld'; words: string }

export type Price = HirePrice | CreditPrice | WithheldPrice

/** The figures there are, in their order. */
export function figuresOf(figures: CreditFigures): SumRow[] {
  return Object.values(figures).filter((row) => row !== null)
}
