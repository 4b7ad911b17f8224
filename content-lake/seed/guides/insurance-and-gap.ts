import { bullets, caution, heading, paragraph, steps, table, tip } from '../rich-text.ts'
import { guide } from './guide.ts'

export const insuranceAndGap = guide({
  slug: 'insurance-and-gap',
  category: 'costs-and-mileage',
  title: 'Insurance and GAP for a leased car',
  summary:
    'You insure the car, fully comprehensive, from the day it arrives. GAP insurance covers the difference between what the insurer pays for a lost car and what the lease still asks for.',
  seo: {
    title: 'Insuring a leased car, and GAP explained',
    description:
      'What insurance a leased car needs, what to tell the insurer, what happens after a write-off, and when GAP insurance is worth having.',
  },
  publishedAt: '2026-11-08',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'Insurance is the largest cost that is not in a lease price. It is also the one that surprises people most, because it depends on you as much as on the car. Get a quote before you order, not after.',
    ),
    heading('What you need'),
    ...bullets(
      'Fully comprehensive cover for the whole of the lease, from the day of delivery.',
      'Your real use: commuting and business trips must be on the policy.',
      'Everybody who drives the car regularly, named.',
      'An excess that you could pay tomorrow.',
    ),
    heading('What to tell the insurer'),
    paragraph(
      'Say that the car is leased and who owns it. You are the main driver; the leasing company is the owner and usually the registered keeper. This is common and seldom costs more, but leaving it out can cost you the cover. The insurer may note the leasing company’s interest, which means that it is paid first after a total loss.',
    ),
    heading('A quote for the exact car'),
    paragraph(
      'Premiums follow the derivative, not the badge. A larger engine, a sports trim or an expensive battery can add hundreds of pounds a year. Before you decide between two cars, put both into a comparison of insurers with the exact derivative and your postcode.',
    ),
    table(
      'Two leases, one surprise (illustrative)',
      ['', 'Hatchback, 1.5 petrol', 'Hatchback, sports trim'],
      [
        ['Lease, a month', '£268', '£279'],
        ['Insurance, a year', '£610', '£1,090'],
        ['Both, a month', '£318.83', '£369.83'],
      ],
    ),
    paragraph('The lease is £11 a month dearer. The car is £51 a month dearer.'),
    heading('If the car is stolen or written off'),
    ...steps(
      'Tell the police if it was stolen, then the insurer, then the leasing company, on the same day.',
      'Keep paying the rentals until the leasing company tells you to stop.',
      'The insurer pays the car’s market value, usually straight to the leasing company.',
      'The leasing company works out what it is owed under the agreement. If that is more, the rest is yours to pay.',
    ),
    paragraph(
      'That rest is the gap. On a lease it may consist of rentals that are left, less a discount, or of the car’s value in the leasing company’s books. Your agreement has the formula. The initial rental is gone in any case.',
    ),
    heading('What GAP insurance does'),
    paragraph(
      'GAP stands for guaranteed asset protection. It is never compulsory by law. For leases you need the kind called contract hire GAP or lease GAP; the kinds made for buyers pay out differently and may be worthless to you. It pays what the leasing company asks for beyond the motor insurer’s payment, up to a limit. Many policies also return the initial rental, up to a sum, and some add your excess.',
    ),
    heading('When it is worth having'),
    ...bullets(
      'The agreement charges all or most remaining rentals after a loss.',
      'You paid a large initial rental and could not easily pay another.',
      'You could not find two or three thousand pounds from savings.',
    ),
    paragraph('It is less useful when:'),
    ...bullets(
      'the agreement says that the insurer’s payment settles the account;',
      'your motor policy replaces a new car in its first year, and the leasing company agrees to that;',
      'the initial rental was one month.',
    ),
    caution(
      'Take your time',
      'When GAP is offered together with a car, the regulator’s rules usually put a pause of some days between the offer and the sale, so that you can compare. Independent policies often cost a good deal less for the same cover.',
    ),
    heading('What to look for in a policy'),
    ...bullets(
      'The claim limit, and a term as long as your lease.',
      'Whether the initial rental is returned, and up to how much.',
      'Who may drive, and whether business use is covered.',
      'Whether it can be moved to another car, and what is repaid if you cancel.',
      'That the insurer is authorised: look it up in the Financial Services Register.',
    ),
    heading('Small damage'),
    paragraph(
      'Some firms sell cover for scratches and wheels. Compare its price with one or two repairs at the end of the lease, and read how many claims it allows. [Fair wear and tear](/car-leasing-guides/rights-and-endings/fair-wear-and-tear) shows what is charged at all.',
    ),
    tip(
      'Ask one question before you order',
      '“If the car is written off in month ten, what will you ask me for?” Have the answer in writing. It tells you whether you need GAP at all.',
    ),
  ],
})
