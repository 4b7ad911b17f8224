import { describe, expect, test } from 'vitest'
import { leaseCost } from '#core/pricing/lease/lease-cost.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import {
  electricityPence,
  petrolPence,
} from '#core/pricing/running-costs/electric-versus-petrol.ts'
import { parseCurrency } from '#core/pricing/money/parse-currency.ts'
import { pcpFigures, pcpTotalPence } from '#core/pricing/pcp/pcp-figures.ts'
import { netBusinessCost } from '#core/pricing/vat/vat-reclaim.ts'
import { documentsOf } from './documents.ts'

const guides = documentsOf('guide')
const pages = documentsOf('pageContent')

/** Worked examples in running text, worked out again by the rules the site itself counts by. */
const guideOf = (slug: string) => guides.find((guide) => guide.slug.current === slug)!
const pageOf = (key: string) => pages.find((page) => page.key === key)!

/** The rows of the table whose caption begins so. */
function rowsOf({ body }: { body?: unknown }, caption: string): string[][] {
  const members = body as { _type: string; caption?: string; rows?: { cells: string[] }[] }[]
  const table = members.find((each) => each.caption?.startsWith(caption))
  if (!table?.rows) throw new Error(`No table begins with “${caption}”.`)
  return table.rows.map(({ cells }) => cells)
}

const pence = (text: string): number => {
  const amount = parseCurrency(/£[\d,.]+\d/.exec(text)?.[0] ?? '')
  if (amount === null) throw new Error(`“${text}” holds no amount.`)
  return amount
}

describe('P-35 P-36 P-37 the PCP example', () => {
  const terms = {
    cashPricePence: 2_000_000,
    depositPence: 200_000,
    depositContributionPence: 0,
    optionalFinalPaymentPence: 800_000,
    feesPence: 0,
    termMonths: 36,
    aprPercent: 6.9,
  }
  const figures = pcpFigures(terms)
  const totalPence = pcpTotalPence({ ...terms, ...figures })

  test.each([
    ['the guide', guideOf('pcp-or-pch')],
    ['the page', pageOf('pcp')],
  ])('in %s', (_, text) => {
    const rows = rowsOf(text, 'A car for £20,000')
    expect(Object.fromEntries(rows)).toEqual({
      'Cash price': currencyInColumn(terms.cashPricePence),
      'Deposit, 10%': currencyInColumn(terms.depositPence),
      'Amount of credit': currencyInColumn(figures.amountOfCreditPence),
      [`${figures.numberOfPayments} monthly payments of`]: currencyInColumn(
        figures.monthlyPaymentPence,
      ),
      [`Optional final payment, in month ${terms.termMonths}`]: currencyInColumn(
        terms.optionalFinalPaymentPence,
      ),
      'Total payable if you buy it': currencyInColumn(totalPence),
      'Cost of the credit': currencyInColumn(totalPence - terms.cashPricePence),
    })
  })

  test('handed back, without the final payment', () => {
    const paid = currencyInColumn(totalPence - terms.optionalFinalPaymentPence)
    expect(JSON.stringify(guideOf('pcp-or-pch').body)).toContain(`you will have paid ${paid}`)
  })
})

describe('P-21 P-23 leases', () => {
  test.each(rowsOf(guideOf('what-is-an-initial-rental'), 'The same 36-month lease'))(
    '%s up front: %s, then 35 payments of %s, %s in all',
    (upFront, first, monthly, total) => {
      const cost = leaseCost({
        monthlyPaymentPence: pence(monthly!),
        processingFeePence: 0,
        initialRentals: Number.parseInt(upFront!, 10),
        termMonths: 36,
      })
      expect(cost.initialPaymentPence).toBe(pence(first!))
      expect(cost.totalCostPence).toBe(pence(total!))
    },
  )

  test.each(rowsOf(guideOf('what-a-lease-costs-in-all'), 'Three adverts'))(
    '%s: %s a month, %s, fee %s, total %s',
    (_, monthly, first, fee, total) => {
      const cost = leaseCost({
        monthlyPaymentPence: pence(monthly!),
        processingFeePence: fee === 'none' ? 0 : pence(fee!),
        initialRentals: Number.parseInt(first!, 10),
        termMonths: 36,
      })
      expect(cost.initialPaymentPence).toBe(pence(first!))
      expect(cost.totalCostPence).toBe(pence(total!))
    },
  )

  test('one advert, added up', () => {
    const rows = rowsOf(guideOf('what-a-lease-costs-in-all'), 'One advert')
    const cost = leaseCost({
      monthlyPaymentPence: 19_900,
      processingFeePence: 29_900,
      initialRentals: 9,
      termMonths: 36,
    })
    expect(rows.map((cells) => pence(cells[2]!))).toEqual([
      cost.initialPaymentPence,
      35 * 19_900,
      29_900,
      cost.totalCostPence,
      cost.effectiveMonthlyPence,
    ])
  })
})

test.each([
  ['Car, any private use', 'somePrivate', 30_000, 0],
  ['Maintenance, shown separately', 'somePrivate', 0, 3000],
  ['Together', 'somePrivate', 30_000, 3000],
  ['The same as a van', 'whollyBusiness', 30_000, 3000],
] as const)('P-46 P-47 VAT: %s', (label, use, rentalPence, maintenancePence) => {
  const rows = rowsOf(guideOf('business-leasing-and-vat'), 'A lease of £300 a month')
  const net = netBusinessCost({ rentalPence, maintenancePence }, use)
  expect(
    rows
      .find(([name]) => name === label)!
      .slice(1)
      .map(pence),
  ).toEqual([rentalPence + maintenancePence, net.vatPence, net.reclaimedPence, net.netCostPence])
})

/** At one price, wherever the car is charged. */
const charged = (miles: number, pencePerKwh: number) =>
  electricityPence(miles, 3.5, {
    homePercent: 100,
    homePencePerKwh: pencePerKwh,
    publicPencePerKwh: pencePerKwh,
  })
const wholePounds = (amountPence: number) => Math.round(amountPence / 100) * 100

test.each(rowsOf(guideOf('charging-at-home-and-away'), 'The same car at four plugs'))(
  'P-57 %s at %s a unit: %s a mile, %s for 8,000 miles',
  (_, unit, mile, year) => {
    const pencePerKwh = Number.parseFloat(unit!)
    expect(mile).toBe(`${(pencePerKwh / 3.5).toFixed(1)}p`)
    expect(pence(year!)).toBe(wholePounds(charged(8000, pencePerKwh)))
  },
)

test('P-56 P-57 three years of petrol beside three years of electricity', () => {
  const rows = rowsOf(guideOf('electric-or-petrol-the-sums'), 'Three years, all in')
  const [leases, , energy, sums] = rows.map((cells) => cells.slice(1))
  const expected = [petrolPence(30_000, 45, 135), charged(30_000, 14), charged(30_000, 60)]
  expect(energy!.map(pence)).toEqual(expected.map(wholePounds))
  expect(sums!.map(pence)).toEqual(
    leases!.map((lease, at) => pence(lease) + wholePounds(expected[at]!)),
  )
})
