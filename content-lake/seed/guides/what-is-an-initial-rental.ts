import {
  bullets,
  calculator,
  caution,
  figure,
  heading,
  paragraph,
  steps,
  table,
  tip,
} from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const whatIsAnInitialRental = guide({
  slug: 'what-is-an-initial-rental',
  category: 'leasing-explained',
  title: 'What is an initial rental, and how much should you pay?',
  summary:
    'The initial rental is the first, larger payment of a lease. It is not a deposit and does not come back. Paying more at the start lowers the months, and hardly changes the total.',
  seo: {
    title: 'Initial rental explained: how much to pay up front',
    description:
      'What the initial rental of a car lease is, why it is not a deposit, and what paying 1, 3, 6, 9 or 12 months up front does to the total. With the sums.',
  },
  publishedAt: '2026-11-02',
  updatedAt: '2026-11-22',
  relatedCapIds: capIdsOf(
    'Vauxhall Corsa 1.2 Turbo 100 Design',
    'Toyota Yaris 1.5 Hybrid 116 CVT Icon',
  ),
  body: [
    paragraph(
      'Most lease adverts show one number, the monthly payment. Further down, in smaller type, stands something like “9 months up front”. That is the initial rental, and it decides how large the number in the advert is. Two deals on the same car can cost the same to the pound while one looks £80 a month cheaper.',
    ),
    heading('What the initial rental is'),
    paragraph(
      'It is the first payment of your lease. It is given as a number of months: one, three, six, nine or twelve. Multiply that number by the monthly payment and you have what leaves your account first, usually around the day the car arrives.',
    ),
    paragraph(
      'It does not come on top of the term. On a 36-month lease the initial rental counts as the first payment, and 35 ordinary ones follow. Traders write this as 9+35 or 6+35.',
    ),
    heading('Why it is not a deposit'),
    paragraph(
      'A deposit is money that somebody keeps safe and gives back. The initial rental is spent: it is part of what the car’s use costs, paid early. You do not get it back when the lease ends, and it does not count towards buying the car, because a lease never leads to owning it.',
    ),
    caution(
      'If the lease ends early',
      'A large first payment is money you have already handed over. If the car is stolen or written off in the first months, the insurer pays the leasing company for the car, not you for the initial rental. Some GAP policies, which cover what other insurance leaves open, return it; read the wording.',
    ),
    heading('What it does to the price'),
    paragraph(
      'Suppose a provider wants £12,600 for three years with a car. It does not much mind when the money comes. Spread evenly, the same £12,600 looks like this:',
    ),
    table(
      'The same 36-month lease with five initial rentals (illustrative, before fees)',
      ['Paid up front', 'First payment', 'Then 35 payments of', 'In total'],
      [
        ['1 month', '£350.00', '£350.00', '£12,600.00'],
        ['3 months', '£994.74', '£331.58', '£12,600.04'],
        ['6 months', '£1,843.92', '£307.32', '£12,600.12'],
        ['9 months', '£2,577.24', '£286.36', '£12,599.84'],
        ['12 months', '£3,217.08', '£268.09', '£12,600.23'],
      ],
    ),
    figure(
      'five-first-payments.png',
      'Five bars of equal length, one for each first payment from 1 to 12 months. The part paid first grows from £350 to £3,217; the 35 later payments shrink from £350.00 to £268.09.',
      'The same lease with five first payments: the bars are equally long.',
    ),
    paragraph(
      'The monthly payment falls by more than £80 from the first row to the last, and the total stays where it was. In providers’ real prices the totals differ a little: a provider that gets its money later may ask for slightly more. The difference is usually much smaller than that between two providers.',
    ),
    calculator('initialRental', 'The same lease, paid as you would'),
    tip(
      'The one number to compare',
      'Compare totals of deals with the same term and mileage. We show the total under every price, with the provider’s fee in it.',
    ),
    heading('How much should you pay?'),
    paragraph(
      'There is no right answer, only one that suits your bank account. These questions settle it:',
    ),
    ...steps(
      'What could you pay this month without touching the money you keep for a broken boiler? That is the most your first payment should be.',
      'What can you pay every month for three years, even in a poor one? That is the most the monthly payment should be.',
      'Of the deals that fit both, which has the lowest total? Take that one.',
    ),
    paragraph('A small initial rental tends to suit you if:'),
    ...bullets(
      'your savings earn interest, or you would rather have them at hand;',
      'you would lose sleep over a large sum tied up in a car you do not own;',
      'your income is steady and the higher months are no strain.',
    ),
    paragraph('A large one tends to suit you if:'),
    ...bullets(
      'you have just sold a car and the money is there anyway;',
      'you want the lowest monthly commitment, for instance before a year of parental leave;',
      'the deal with more up front also has the lower total, which does happen.',
    ),
    heading('For businesses'),
    paragraph(
      'The initial rental is a payment like the others: VAT is added to it, and a VAT-registered business reclaims the same share of it. In the accounts the cost is normally spread over the lease, whatever was paid on the first day. Your accountant will know what applies to you.',
    ),
    heading('What else leaves your account at the start'),
    paragraph(
      'Some providers charge a processing fee, often between £150 and £350, once and near the beginning. It is in our totals. Insurance starts on the day of delivery, so the first premium falls into the same week. Road tax does not: it is included, at today’s rate, for as long as the contract runs.',
    ),
    heading('In short'),
    paragraph(
      'Choose the first payment by what your savings allow, the monthly payment by what your income allows, and the deal by its total. When an advert shows only a monthly price, look for the number of months up front before you believe it. On this site you can change it on every deal and watch what happens: [start with a search](/car-search).',
    ),
  ],
})
