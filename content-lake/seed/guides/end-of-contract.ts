import {
  bullets,
  calculator,
  comparison,
  figure,
  heading,
  paragraph,
  steps,
  tip,
} from '../rich-text.ts'
import { guide } from './guide.ts'

export const endOfContract = guide({
  slug: 'end-of-contract',
  category: 'rights-and-endings',
  title: 'The end of your contract, month by month',
  summary:
    'Start six months before: check the miles, decide what comes next, then prepare the car. The provider collects it, inspects it, and bills excess miles or damage within a few weeks.',
  seo: {
    title: 'End of a car lease: what happens and when',
    description:
      'A timetable for the last six months of a lease: mileage, the next car, inspection, collection, final bill, and how PCP endings differ.',
  },
  publishedAt: '2026-11-12',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'A lease ends on a date that you have known for years, and still catches people out. The cars that people want have waiting times, inspections need daylight, and nobody can find the second key. Here is the calendar.',
    ),
    figure(
      'last-six-months.png',
      'A line with five points: 6 months before, check the miles; 3 months, order the next car; 10 weeks, look the car over; 2 weeks, gather keys, cables and data; the day, read the report and sign it.',
    ),
    heading('Six months before'),
    ...bullets(
      'Read the odometer and compare it with the miles you have paid for, in proportion to the time that has passed.',
      'If you are well over, ask the provider whether the contract can be changed now. It is often cheaper than paying for the excess at the end.',
      'Decide what comes next. A factory order takes three months or more, so this is the time to look.',
    ),
    calculator('excessMileage', 'What your extra miles would cost'),
    heading('Three months before'),
    paragraph(
      'The provider will write to you about returning the car. Reply, even if only to confirm the date. Order the next car if you want one, and ask for its delivery date in writing. If it will be late, ask for an extension of the present lease: most providers grant one by the month, at the same or a slightly changed price.',
    ),
    heading('Ten weeks before'),
    paragraph(
      'Look the car over against the standard of fair wear and have small things mended while there is time. [Fair wear and tear](/car-leasing-guides/rights-and-endings/fair-wear-and-tear) has the list. Book the last service or MOT if one falls due: a car is first tested three years after registration (four in Northern Ireland), so a 36-month lease may just touch it.',
    ),
    heading('Two weeks before'),
    ...steps(
      'Agree on the place and day of collection. You or somebody you trust should be there.',
      'Gather keys, cables, the locking wheel nut key, books and the parcel shelf.',
      'If you put a private number plate on the car, have it moved to another one or put on retention. The leasing company has to agree, this takes time, and once the car is gone it may be too late.',
      'Delete your data: phone contacts, addresses, garage door codes, app accounts. Reset the system.',
      'Cancel toll and parking accounts tied to the number plate from the day of collection.',
    ),
    heading('The day'),
    paragraph(
      'The agent checks the car, notes the mileage and hands you a report or shows it on a screen. Read it, add a note where you disagree, and keep a copy. Charge or fuel for a short journey should be in the tank or battery. Ask from which moment the collector’s insurance covers the car, and keep your own policy until you have the receipt.',
    ),
    heading('The weeks after'),
    ...bullets(
      'A final invoice, or a confirmation that there is none. Excess miles are charged at the pence per mile of your agreement, damage by a list of prices.',
      'Cancel the direct debit only when the account is closed in writing.',
      'Road tax needs no action; it belonged to the leasing company. Insurance does: cancel it or move it to the new car.',
    ),
    heading('Your choices at the end'),
    comparison('What can come next', [
      {
        name: 'Hand it back',
        summary: 'The ordinary end of a lease.',
        goodFor: ['A clean break', 'A different car, or none'],
        lessGoodFor: ['People who have grown fond of it'],
      },
      {
        name: 'Extend',
        summary: 'By some months or another year, if the provider agrees.',
        goodFor: ['Waiting for a factory order', 'Uncertain months'],
        lessGoodFor: ['Cars out of warranty or due for tyres'],
      },
      {
        name: 'Lease another',
        summary: 'From any provider: you owe the present one no loyalty.',
        goodFor: ['Lower prices elsewhere', 'Changed needs'],
        lessGoodFor: ['Late decisions: stock limits the choice'],
      },
    ]),
    paragraph(
      'Buying is not among them. A contract hire agreement gives no right to buy, and providers seldom sell to the driver. If you would like that choice, look at PCP next time: [PCP or PCH](/car-leasing-guides/leasing-explained/pcp-or-pch).',
    ),
    heading('If you have a PCP'),
    paragraph(
      'A PCP ends differently. You may pay the optional final payment and keep the car, hand it back under similar rules of mileage and condition, or part-exchange it. If it is worth more than the final payment, the difference is yours; find out before you hand it back.',
    ),
    tip(
      'Start with the total',
      'When you compare the next lease, set the term and mileage you learned from this one. You know your miles now better than you did then.',
    ),
    paragraph('[See what is in stock](/compare-car-leasing?stock=1) if your date is close.'),
  ],
})
