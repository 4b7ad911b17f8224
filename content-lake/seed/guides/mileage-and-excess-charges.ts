import { bullets, calculator, heading, paragraph, steps, table, tip } from '../rich-text.ts'
import { guide } from './guide.ts'

export const mileageAndExcessCharges = guide({
  slug: 'mileage-and-excess-charges',
  category: 'costs-and-mileage',
  title: 'Mileage and excess charges: choose the right number',
  summary:
    'You agree on miles a year and pay pence for each mile beyond them. Choose by what you really drive, rounded up one step: a few pounds a month are cheaper than a bill at the end.',
  seo: {
    title: 'Lease mileage and excess charges explained',
    description:
      'How lease mileage works, how to find out what you drive, what excess miles cost, when to change the contract, and why unused miles are not refunded.',
  },
  publishedAt: '2026-11-07',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'A car that has done 45,000 miles is worth less than one that has done 24,000. So each lease comes with a number of miles, and the price follows it. Getting the number about right is worth more than haggling over the rest.',
    ),
    heading('How it works'),
    paragraph(
      'You choose miles a year; the agreement multiplies them by the term. On 36 months at 8,000 a year you have 24,000 miles in all, to use as you like: 12,000 in the first year and 6,000 in each of the others is fine. Only the reading at the end counts. Miles driven before delivery are not yours.',
    ),
    heading('What you really drive'),
    ...steps(
      'Look at the readings on your last two MOT certificates. GOV.UK shows them for a number plate, with dates. The difference is your year.',
      'No MOT yet? Divide the reading by the age of the car in months and multiply by twelve.',
      'Add what will change: a new job, a child at a university far away, fewer days at the office.',
      'Round up to the next step that is offered.',
    ),
    paragraph(
      'People guess low. They remember the commute and forget the holidays, the weekends and the tip. If your result lies within 500 miles of a step, take the one above.',
    ),
    heading('What a step costs'),
    table(
      'The same car at four mileages over 36 months (illustrative)',
      ['Miles a year', 'A month', 'More than the step below', 'That is, a mile'],
      [
        ['5,000', '£262.00', '', ''],
        ['8,000', '£271.00', '£9.00', '3.6p'],
        ['10,000', '£278.00', '£7.00', '4.2p'],
        ['15,000', '£297.00', '£19.00', '4.6p'],
      ],
    ),
    paragraph(
      'Miles bought at the start cost between 3.6 and 4.6 pence each in this example. Miles charged at the end often cost 8 to 15 pence, and on dear cars more. It is one of the few places in leasing where caution is also cheap.',
    ),
    heading('What excess miles cost'),
    paragraph(
      'The rate stands on each deal page, in pence a mile. Three thousand miles over at 10p are £300. Some providers charge more beyond a certain distance, and deals with maintenance may have a second rate for it. Try your own figures:',
    ),
    calculator('excessMileage', 'What extra miles would cost'),
    heading('If you drive less'),
    paragraph(
      'Unused miles are not refunded, with rare exceptions. You have paid for a car that would lose more value than it did, and the gain stays with the owner. If you find after a year that you drive half of what you planned, ask whether the contract can be changed.',
    ),
    heading('Changing it on the way'),
    ...bullets(
      'Most providers can change the mileage once or twice during the term, upwards more readily than downwards.',
      'The new rental applies from the change and makes up for the miles already driven.',
      'Ask early. In the last six months it is usually too late.',
      'Compare: the sum of the higher rentals against the excess charge at the end. Ask for both in writing.',
    ),
    tip(
      'A reminder twice a year',
      'Put the allowed mileage for each half-year into your calendar on the day of delivery. For 8,000 a year: 4,000 by the sixth month, 8,000 by the twelfth, and so on.',
    ),
    heading('Two cars in one household'),
    paragraph(
      'If you share driving between a leased car and another, the leased one need not do the long trips. It is the cheapest way of staying under. The opposite works as well: an electric lease with generous miles and an old petrol car that stays at home.',
    ),
    heading('Business miles'),
    paragraph(
      'Miles for work count like any other. If an employer pays you an allowance for business trips in your own lease, it may well cover an excess mile at 10p. Check that your insurance covers business use, and see [company car or own lease](/car-leasing-guides/business-and-vans/company-car-or-own-lease).',
    ),
    heading('In short'),
    paragraph(
      'Find your real miles, round up one step, and look at the excess rate when two deals are close: between two equal totals the lower pence per mile is the better deal. Change the miles on any deal page and watch what happens: [start with a search](/car-search).',
    ),
  ],
})
