import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  businessTaxFromWire,
  businessTaxToWire,
} from '#core/contract/json/business-tax-from-wire.ts'
import { companyCarCosts } from '#core/fixtures/company-car-costs.ts'
import { corsaOffers } from '#core/fixtures/landing.ts'
import { corsaOffer, corsaPcp36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import { companyCarTax } from '#core/pricing/company-car/company-car-tax.ts'
import { leaseDisallowance } from '#core/pricing/company-car/lease-disallowance.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { DealMoney } from './deal-money.tsx'

const offers = [
  ...corsaOffers,
  corsaOffer({ annualMileageMiles: 10_000, monthlyPaymentPence: 20_400 }),
]
const day = '2026-11-24'

/** The sections about money as a reader gets them: headings, cells and sentences. */
function shown(preferences: DealPreferences, car: Derivative = corsa, all = offers): string {
  const view = dealPage(all, preferences)!
  const tax = businessTaxFromWire(
    businessTaxToWire(
      companyCarTax(car, companyCarCosts, day),
      leaseDisallowance(car, companyCarCosts, day),
    ),
  )
  const html = renderToStaticMarkup(
    <DealMoney capId={car.capId} view={view} isWithVat={false} car={car} businessTax={tax} />,
  )
  expect(html).not.toContain('style=')
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')
}

describe('L-65 a personal lease and a PCP stand side by side', () => {
  test.each([
    [{ financeType: 'personal' }, 'See this PCP in full'],
    [{ financeType: 'pcp' }, 'See this lease in full'],
  ] as const)('%j', (preferences, link) => {
    const text = shown(preferences)
    expect(text).toContain('Personal lease from Harbour Leasing')
    expect(text).toContain('In all, if you hand it back £8,409 £14,085.15')
    expect(text).toContain(
      'In all, if you buy it You cannot buy it £22,085.15 total payable if you buy it Of that, at the very end Nothing £8,000 optional final payment',
    )
    expect(text).toContain(
      'Handed back after 36 months, this PCP costs £5,676.15 more than the lease, £157.67 for each month.',
    )
    expect(text).toContain(link)
  })

  test('L-67 with the example as one statement, or not at all', () => {
    expect(shown({})).toContain(
      'Representative example: cash price £20,000, customer deposit £2,000, deposit contribution £500, amount of credit £17,500, 35 monthly payments of £345.29, optional final payment £8,000, fees of £0 with the final payment, total amount payable £22,085.15, cost of the credit £2,585.15, duration 36 months, 6.9% APR representative, fixed rate of interest 6.9% a year.',
    )
    expect(shown({})).toContain('£345.29, 6.9% APR representative')
    const wrong = { ...corsaPcp36, totalPayablePence: 1 }
    const text = shown({}, corsa, [...offers.filter(({ id }) => id !== wrong.id), wrong])
    expect(text).not.toMatch(/APR|Lease it, or buy it/)
  })

  test('L-66 a PCP has its pricing form, a lease has none', () => {
    expect(shown({ financeType: 'pcp' })).toContain('Find prices')
    expect(shown({ financeType: 'pcp' })).toMatch(/Customer deposit £2,000.* Contract length/)
    expect(shown({})).not.toContain('Find prices')
  })
})

describe('L-65 a business lease stands beside VAT, profit and its driver’s tax', () => {
  const business = { financeType: 'business' } as const
  const text = shown(business)

  test('P-91 by hand', () => {
    // £160 a month, six first and 35 more, and a fee of £250: £6,810, with VAT £8,172.
    expect(text).toContain('Each month £160.00 £32.00 £192.00')
    expect(text).toContain('Initial rental £960.00 £192.00 £1,152.00')
    expect(text).toContain('In total, fees included £6,810.00 £1,362.00 £8,172.00')
    expect(text).toContain('VAT back each month £16.00 £32.00')
    expect(text).toContain('A month after that £176.00 £160.00')
    expect(text).toContain('VAT back in total £681.00 £1,362.00')
    expect(text).toContain('In total after that £7,491.00 £6,810.00')
  })

  test('P-92 of £7,216 of rent, half of its VAT in it, £1,082.40 is not set against profit', () => {
    expect(text).toContain('Not set against profit £1,082.40 £984.00')
    expect(text).toContain(
      'This car emits 118 g/km of CO₂. Above 50 g/km, 15% of the rent cannot be set against profit.',
    )
    expect(shown(business, { ...corsa, co2: 50, isApproximate: true })).toContain(
      'about 50 g/km of CO₂ (our estimate). Up to 50 g/km all of the rent can be set against profit',
    )
    expect(shown(business, { ...corsa, co2: null })).toContain('is not known here. Above 50 g/km')
  })

  test('P-94 P-95 the driver’s tax is an estimate on the list price, with its sources', () => {
    expect(text).toContain(
      'on its list price of £22,125, which stands in for the P11D value. So this is an estimate.',
    )
    expect(text).toContain('2026/27 30% £110.62 £1,327.40 £221.23 £2,654.80 £248.89 £2,986.65')
    expect(text).toContain('Source: The law of benefitPercent0. Check by 5 April 2027.')
    expect(shown(business, { ...corsa, p11dPence: 2_200_000 })).toContain(
      'on its P11D value of £22,000. Benefit in kind',
    )
    expect(shown(business, { ...corsa, fuelType: 'diesel' })).toContain(
      'One that does not counts 34% in 2026/27.',
    )
    expect(shown(business, { ...corsa, co2: null })).toContain('we cannot say what its driver pays')
    expect(shown(business, { ...corsa, onTheRoadPricePence: null, p11dPence: null })).toMatch(
      /list price is not known here.*2026\/27 30% 2027\/28/,
    )
  })

  test('P-46 a van reclaims all and has no table of a driver’s', () => {
    const van = shown(business, { ...corsa, bodyType: 'van' })
    expect(van).toContain('A van: 100% of VAT back')
    expect(van).toContain('All of the rent of a van can be set against profit.')
    expect(van).not.toMatch(/50% of VAT|What the driver pays|Not set against/)
  })

  test('P-88 and never beside a PCP', () => expect(text).not.toContain('PCP'))
})

describe('L-68 more miles', () => {
  test('cost a bill at the end, or a month in the next band, and the break-even is said', () => {
    const text = shown({ financeType: 'personal', termMonths: 36, annualMileageMiles: 8000 })
    expect(text).toContain(
      '2,000 miles a year more: £432 at the end, or £5.69 a month on 10,000 miles a year.',
    )
    expect(text).toContain('From 8,950 miles a year on, agreeing on 10,000 miles is no dearer.')
    expect(text).toContain('the same at 8,950 miles')
    expect(text).toContain('7.2p a mile for each mile beyond 8,000 miles a year')
  })

  test('are not spoken of at the highest mileage', () => {
    expect(shown({ annualMileageMiles: 10_000 })).not.toContain('What more miles cost')
  })

  test('P-90 whose price is no higher have no plot', () => {
    const free = corsaOffer({ annualMileageMiles: 10_000, monthlyPaymentPence: 19_900 })
    const text = shown({}, corsa, [...corsaOffers, free])
    expect(text).toContain('Agreeing on 10,000 miles a year costs nothing more here.')
    expect(text).not.toContain('Pay at the end:')
  })

  test('P-90 that are dearer to agree on than to pay for at the end say so', () => {
    const dear = corsaOffer({ annualMileageMiles: 10_000, monthlyPaymentPence: 24_000 })
    const text = shown({}, corsa, [...corsaOffers, dear])
    expect(text).toContain('Up to 10,000 miles a year, paying at the end costs less.')
    expect(text).not.toContain('the same at')
  })
})
