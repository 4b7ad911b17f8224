import { bullets, calculator, heading, paragraph, steps, table, tip } from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const electricOrPetrol = guide({
  slug: 'electric-or-petrol-the-sums',
  category: 'electric-cars',
  title: 'Electric or petrol: do the sums for your own miles',
  summary:
    'Add the lease total to the energy for your miles and compare the two sums. With cheap charging at home electric usually wins above a few thousand miles a year; without it, often not.',
  seo: {
    title: 'Electric or petrol lease? The sums, step by step',
    description:
      'How to compare the whole cost of an electric and a petrol lease: totals, energy for your miles, charging mix and the mileage at which they break even.',
  },
  publishedAt: '2026-11-09',
  updatedAt: '2026-11-22',
  relatedCapIds: capIdsOf(
    'Volkswagen ID.3 52kWh 170 Pure',
    'Volkswagen Golf 1.5 TSI 115 Life',
    'Kia EV3 58.3kWh 201 Air',
    'Toyota Yaris 1.5 Hybrid 116 CVT Icon',
  ),
  body: [
    paragraph(
      'Whether an electric lease is cheaper than a petrol one cannot be answered in general, and that is good news: it can be answered for you, with four numbers and the back of an envelope.',
    ),
    heading('The four numbers'),
    ...steps(
      'The total of each lease over the same term and mileage, fees included. It stands under every price on this site.',
      'Your real miles a year. Two MOT certificates, or the reading on your car and its age, will tell you.',
      'What a unit of electricity will cost you on average, given where you will plug in.',
      'What a litre of petrol costs where you fill up.',
    ),
    paragraph(
      'Insurance and servicing come on top for both. Electric cars tend to need less servicing and often cost more to insure, so get a quote for each exact derivative before you count on a difference.',
    ),
    heading('A worked example'),
    paragraph(
      'Two family cars, 36 months, 10,000 miles a year. The electric one does 3.5 miles to the unit, the petrol one 45 miles to the gallon. The prices are illustrative.',
    ),
    table(
      'Three years, all in (illustrative)',
      ['', 'Petrol', 'Electric, mostly home', 'Electric, mostly rapid'],
      [
        ['Lease total', '£11,900', '£12,960', '£12,960'],
        ['Price of energy', '135p a litre', '14p a unit', '60p a unit'],
        ['Energy for 30,000 miles', '£4,091', '£1,200', '£5,143'],
        ['Sum', '£15,991', '£14,160', '£18,103'],
      ],
    ),
    paragraph(
      'The lease is £1,060 dearer and still the cheaper car by £1,831, about £51 a month, for somebody with a drive. For somebody who depends on rapid chargers it is the dearer one by more than £2,000. The car did not change; the plug did.',
    ),
    heading('Where they break even'),
    paragraph(
      'Take the difference between the lease totals and divide it by the difference between the costs of a mile. In the example petrol costs 13.6p a mile and electricity at home 4.0p, a difference of 9.6p. £1,060 divided by 9.6p is about 11,000 miles over the whole lease, less than 4,000 a year. Above that the electric car is ahead.',
    ),
    tip(
      'When the electric lease is cheaper anyway',
      'It happens, because makers support electric models. Then there is nothing to break even: each mile adds to the lead, unless you charge on motorways.',
    ),
    heading('Your mix of plugs'),
    paragraph(
      'Few people charge in one place. Weigh the prices by share: four fifths at home at 8p and one fifth on the road at 76p make 0.8 × 8 + 0.2 × 76 = 21.6p a unit. One rapid charge in five nearly triples the price of a mile. It is worth being honest about that fifth.',
    ),
    heading('What the sums leave out'),
    ...bullets(
      'Cold. Use three units in winter where the summer needs two and a half.',
      'The wall charger, typically around a thousand pounds with its fitting, which serves more cars than this one.',
      'Congestion and clean air charges. Look up the zones you drive in; exemptions for electric cars have been ending.',
      'The charge per mile announced for April 2028: 3p a mile for electric cars. A three-year lease that begins in late 2026 runs under it for about 20 of its 36 months. In the example that is roughly 16,700 miles and £500, so the electric car with a drive would still lead, by about £1,330.',
      'Company car tax, which is far lower for electric cars and decides the matter for most company drivers.',
    ),
    heading('Do it with your own numbers'),
    paragraph(
      'Begin with the totals. Put a deal’s monthly price, months and fee in, and compare two deals over the same term:',
    ),
    calculator('leaseTotal', 'What a lease adds up to'),
    paragraph(
      'Then find the two cars. [Search by fuel and budget](/car-search), open the deals side by side, set the same term and mileage in both deal sentences, and read the totals.',
    ),
    heading('If the sums come out level'),
    paragraph(
      'Choose by what you would rather live with. An electric car is quiet, quick off the line and full every morning if it sleeps at home. A petrol one asks for no planning at all. A hybrid sits in between: no plug, and around town a good deal less petrol. Both are honest answers.',
    ),
    paragraph(
      'New to electric? Begin with [what is different about an electric lease](/car-leasing-guides/electric-cars/leasing-an-electric-car).',
    ),
  ],
})
