import {
  bullets,
  calculator,
  claimNote,
  heading,
  paragraph,
  steps,
  table,
  tip,
} from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const whatALeaseCostsInAll = guide({
  slug: 'what-a-lease-costs-in-all',
  category: 'costs-and-mileage',
  title: 'What a lease costs in all',
  summary:
    'The price of a lease is the first payment, plus all the later ones, plus fees. Divide that total by the months and you can compare any two leases. Then add insurance and fuel.',
  seo: {
    title: 'What does a car lease cost in total?',
    description:
      'How to add up a car lease: initial rental, monthly payments and fees, cost per month of use, and what comes on top. With a calculator.',
  },
  publishedAt: '2026-11-08',
  updatedAt: '2026-11-22',
  relatedCapIds: capIdsOf(
    'Vauxhall Corsa 1.2 Turbo 100 Design',
    'Volkswagen Golf 1.5 TSI 115 Life',
    'Nissan Qashqai DIG-T MH 140 Acenta Premium',
  ),
  body: [
    paragraph(
      '“From £199 a month” is not a price. It is one of three numbers that make up a price, and the advert has chosen which one you see. This guide adds them up, so that you can see through any advert in half a minute.',
    ),
    heading('The sum'),
    paragraph(
      'First payment, plus monthly payment times the months that follow, plus fees. Nothing else is needed. On a lease written as 9 + 35 the first payment is nine times the monthly one, and 35 ordinary ones follow.',
    ),
    table(
      'One advert, added up (illustrative)',
      ['Part', 'How', 'Amount'],
      [
        ['First payment', '9 × £199.00', '£1,791.00'],
        ['Later payments', '35 × £199.00', '£6,965.00'],
        ['Processing fee', 'once', '£299.00'],
        ['Total', '', '£9,055.00'],
        ['For each month of use', '£9,055.00 ÷ 36', '£251.53'],
      ],
    ),
    paragraph(
      'The car does not cost £199 a month. It costs £251.53 a month for as long as you have it. That last line is the only monthly figure that can be compared between deals with different first payments.',
    ),
    calculator('leaseTotal', 'Add up a lease'),
    heading('Why the cheapest month may be the dearest car'),
    table(
      'Three adverts for the same car over 36 months (illustrative)',
      ['', 'Monthly', 'First payment', 'Fee', 'Total'],
      [
        ['Provider A', '£199.00', '12 months: £2,388.00', '£299.00', '£9,652.00'],
        ['Provider B', '£228.00', '6 months: £1,368.00', 'none', '£9,348.00'],
        ['Provider C', '£259.00', '1 month: £259.00', '£150.00', '£9,474.00'],
      ],
    ),
    paragraph(
      'Sorted by month, A wins and C comes last. Sorted by what you will have paid, B wins and A comes last. That is why each price on this site has its total beneath it, and why you can sort by it.',
    ),
    claimNote('no-fee-to-you'),
    heading('When totals do not compare'),
    ...bullets(
      'Different terms: three years of car cost more than two. Use the figure for each month of use.',
      'Different mileages: set them equal first.',
      'With and without maintenance: compare within each kind.',
      'Personal and business: one includes VAT, the other does not.',
    ),
    heading('What is in the total, and what is not'),
    claimNote('road-tax-included'),
    paragraph('Not included, and yours to budget for:'),
    ...bullets(
      'Insurance: [get a quote for the exact car](/car-leasing-guides/costs-and-mileage/insurance-and-gap).',
      'Fuel or electricity: [how to work it out](/car-leasing-guides/electric-cars/electric-or-petrol-the-sums).',
      'Servicing and tyres, unless the deal has [maintenance](/car-leasing-guides/leasing-explained/maintenance-packages).',
      'Excess miles and damage, if any, at the end.',
      'Fines and the provider’s fee for passing them on.',
    ),
    heading('A household’s budget'),
    paragraph('A worked example for a small family car at 8,000 miles a year:'),
    table(
      'What the car really takes each month (illustrative)',
      ['', 'A month'],
      [
        ['Lease, total divided by months', '£251.53'],
        ['Insurance', '£46.00'],
        ['Petrol at 45 mpg and 135p a litre', '£90.92'],
        ['Service and tyres', '£25.00'],
        ['Together', '£413.45'],
      ],
    ),
    paragraph(
      'Compare that figure with what your present car costs, its loss in value included. People who own a car outright often leave that out, and it is usually the largest item.',
    ),
    heading('Three minutes before you enquire'),
    ...steps(
      'Set the term and the miles you will really drive.',
      'Sort by total cost and take the best three.',
      'Look at the first payment of each and strike out what you would rather not pay at once.',
      'Look at the excess rate in pence a mile, and at delivery.',
      'Enquire about the one that is left. An enquiry commits you to nothing.',
    ),
    tip(
      'Keep the sum',
      'Print the deal page, which has every part of the price on it. Put it beside the provider’s agreement before you sign: the numbers should be the same.',
    ),
    paragraph(
      'How to choose the first payment has a guide of its own: [what is an initial rental](/car-leasing-guides/leasing-explained/what-is-an-initial-rental). To see totals for real cars, [start with a search](/car-search).',
    ),
  ],
})
