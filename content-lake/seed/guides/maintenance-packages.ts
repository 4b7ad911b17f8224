import { bullets, comparison, heading, paragraph, steps, table, tip } from '../rich-text.ts'
import { guide } from './guide.ts'

export const maintenancePackages = guide({
  slug: 'maintenance-packages',
  category: 'leasing-explained',
  title: 'Maintenance packages: what they cover and when they pay',
  summary:
    'A package turns servicing, tyres and most repairs into a fixed monthly amount. It pays for high mileages, dear tyres and businesses; for a small car driven little it often does not.',
  seo: {
    title: 'Car lease maintenance packages: worth it?',
    description:
      'What a leased car’s maintenance package covers, what it leaves out, how to work out whether it pays, and what happens if you service the car yourself.',
  },
  publishedAt: '2026-11-06',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'A leased car has to be serviced as its maker says, whoever pays. A maintenance package means that the provider pays. Whether that is worth the extra on your monthly payment is a sum, and you can do most of it before you order.',
    ),
    heading('What is usually covered'),
    ...bullets(
      'Services at the maker’s intervals, parts and labour.',
      'Tyres that are worn, sometimes with a limit on number or make.',
      'Brakes, batteries, wipers, bulbs and other parts that wear.',
      'Repairs after the warranty ends, if your term is longer than it.',
      'The MOT, breakdown cover, and sometimes a replacement car.',
    ),
    heading('What is usually not'),
    ...bullets(
      'Damage: kerbed wheels, cut tyres, chips in the glass, accidents.',
      'Wrong fuel, additives, oil or screen wash between services.',
      'Work by a garage the provider has not agreed to.',
      'Miles beyond those agreed: many packages charge extra per mile for maintenance as well.',
    ),
    paragraph(
      'Packages have levels. “Service only” leaves tyres to you; “full” usually covers them. Two prices that look alike may not buy the same thing, so ask for the list.',
    ),
    heading('Does it pay?'),
    paragraph(
      'Add what you would spend without one over the whole term and divide by the months. For a family car over three years it might look like this:',
    ),
    table(
      'What maintenance might cost over 36 months (illustrative)',
      ['', '8,000 miles a year', '20,000 miles a year'],
      [
        ['Services', '3 for £780', '4 for £1,160'],
        ['Tyres', '2 for £240', '6 for £720'],
        ['Brakes', 'none', 'front set, £280'],
        ['MOT', 'none or one, £55', '£55'],
        ['In all', 'about £1,050', 'about £2,215'],
        ['A month', 'about £29', 'about £62'],
      ],
    ),
    paragraph(
      'At £32 a month a package would be roughly even for the first driver. Packages are priced by mileage, so the second will be quoted more; anything well below £62 would be a saving. Bigger wheels move the sum quickly: a pair of 20-inch tyres can cost as much as four small ones. Electric cars need fewer services and are heavier on tyres.',
    ),
    comparison('With or without', [
      {
        name: 'With a package',
        summary: 'One payment, no bills.',
        goodFor: [
          'High mileage',
          'Large wheels',
          'Businesses: one invoice, and its VAT can usually be reclaimed in full',
          'Peace and quiet',
        ],
        lessGoodFor: ['Low mileage', 'Two-year leases of cars with long service intervals'],
      },
      {
        name: 'Without',
        summary: 'You pay as things fall due.',
        goodFor: ['Small cars driven little', 'People with a good local garage'],
        lessGoodFor: ['Tight months: tyres and a service can fall together'],
      },
    ]),
    heading('If you service it yourself'),
    ...steps(
      'Follow the maker’s schedule by miles and by date. The car tells you; do not let it wait.',
      'Use a VAT-registered garage with parts of original quality. That keeps the warranty, whoever’s sign hangs over the door. Some agreements ask for the maker’s dealers, so look first.',
      'Have each service entered in the car’s digital record and keep the invoices. A gap in the record is charged at the end.',
      'Replace tyres with the size, load rating and quality the car came with.',
    ),
    heading('Can you add it later?'),
    paragraph(
      'Sometimes in the first weeks, rarely afterwards. The provider prices the risk at the start. It can seldom be removed either, since you would use it first and cancel it after.',
    ),
    heading('If you end early or drive more'),
    paragraph(
      'Prepaid maintenance is part of the rental, so it is part of an early-termination charge too. If your miles change a lot, ask for the contract to be reworked: that adjusts the maintenance as well as the rent.',
    ),
    tip(
      'Compare like with like',
      'On this site deals with and without maintenance are kept apart, so a cheap price never wins by leaving the tyres out. The deal says which it is.',
    ),
    heading('Questions for the provider'),
    ...bullets(
      'How many tyres are covered, and of which make?',
      'Where may the car be serviced, and how far away is the nearest place?',
      'Is there a replacement car, and from which day?',
      'What is charged for each mile beyond those agreed?',
    ),
    paragraph(
      'What all of this does to the whole sum stands in [what a lease costs in all](/car-leasing-guides/costs-and-mileage/what-a-lease-costs-in-all).',
    ),
  ],
})
