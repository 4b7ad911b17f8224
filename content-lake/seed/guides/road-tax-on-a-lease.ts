import { bullets, claimNote, heading, paragraph, table, tip } from '../rich-text.ts'
import { guide } from './guide.ts'

export const roadTaxOnALease = guide({
  slug: 'road-tax-on-a-lease',
  category: 'costs-and-mileage',
  title: 'Road tax on a lease: who pays, and what may change',
  summary:
    'The leasing company pays vehicle tax for as long as the contract runs, and it is in your price at today’s rate. If the government raises the rate, some agreements let the provider pass it on.',
  seo: {
    title: 'Road tax on a leased car: who pays it?',
    description:
      'Vehicle tax on a lease explained: first-year and standard rates, the supplement for dear cars, electric cars since 2025, and the charge per mile announced.',
  },
  publishedAt: '2026-11-07',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'Vehicle tax, which everybody calls road tax, is paid by whoever the car is registered to. On a lease that is nearly always the leasing company. You never see a reminder and pay no direct debit to the DVLA. It is still worth knowing how it works, because it explains some prices.',
    ),
    claimNote('road-tax-included'),
    heading('How the tax works'),
    paragraph(
      'In the first year a new car pays by its CO2 emissions: next to nothing for an electric one, thousands for the thirstiest. From the second year nearly all cars pay the same standard rate. Cars with a high list price pay a supplement on top for five years, from the second to the sixth.',
    ),
    table(
      'Vehicle tax for cars registered from 1 April 2026 (GOV.UK, rates of vehicle tax)',
      ['', 'Electric', 'Petrol, 120 g/km', 'Petrol, 160 g/km'],
      [
        ['First year', '£10', '£455', '£1,410'],
        ['Each year after', '£200', '£200', '£200'],
        ['Supplement if above the threshold', '£440', '£440', '£440'],
        ['Threshold: list price above', '£50,000', '£40,000', '£40,000'],
      ],
    ),
    paragraph(
      'The list price that counts is the one before any discount, options included. An ordinary car with a large roof and better seats can cross the line by a hundred pounds and cost £2,200 more over six years. On a 36-month lease you would feel two of those five supplements: they fall into the second and the third year.',
    ),
    heading('Why two versions of a car are priced so differently'),
    paragraph(
      'When the list price of one trim lies just above the threshold, its lease carries the supplement. Two supplements of £440 over 36 months are more than £24 a month. If you wonder why the trim above costs so much more, look at its list price. Sometimes leaving out one option brings it below the line.',
    ),
    heading('What “at today’s rate” means'),
    paragraph(
      'The provider works with the rates it knows on the day it quotes. Rates usually rise a little each April. Some providers absorb that; some agreements allow them to pass a change on, up or down. Look for the words “vehicle excise duty” in the agreement, and ask, if the clause is not clear, whether your rental can change.',
    ),
    heading('Electric cars'),
    ...bullets(
      'They have paid vehicle tax since April 2025, at the lowest first-year rate and then at the standard rate.',
      'The supplement applies to them as well, with a higher threshold for list prices since April 2026.',
      'For April 2028 the government has announced a charge for each mile: 3p for electric cars and 1.5p for plug-in hybrids. Details may still change, and GOV.UK has the present state. A three-year lease that begins now runs beyond that day. The government says that leasing companies will usually be the ones to pay, and choose how they pass it on; we expect it to reach the driver, since it depends on use. Ask before you sign. At 8,000 miles a year 3p a mile would be £240.',
    ),
    heading('Vans'),
    paragraph(
      'New vans pay a flat rate a year, whatever their emissions; electric ones the same since April 2025. It is included in the rental as for cars. The charge for each mile is to leave vans out when it begins.',
    ),
    heading('What is yours to pay'),
    ...bullets(
      'Congestion and clean air charges, tolls and parking.',
      'Fines. They go to the leasing company first, which pays them or names you as the driver, and charges a fee for its work. Paying the fine quickly does not always prevent the fee.',
      'With PCP: the tax after the first year. You are the keeper there, so reminders come to you.',
    ),
    heading('Do I need to do anything?'),
    paragraph(
      'No. You can look your car up on GOV.UK with its number plate to see that it is taxed; after delivery that may take some days to show. If it still says untaxed after that, telephone the provider before you drive on: using an untaxed car on the road is an offence even when somebody else forgot.',
    ),
    tip(
      'In the total already',
      'Every total on this site has the tax in it, so there is nothing to add when you compare. With a PCP there is.',
    ),
    paragraph(
      'What else belongs in the sum: [what a lease costs in all](/car-leasing-guides/costs-and-mileage/what-a-lease-costs-in-all). For electric running costs see [electric or petrol, the sums](/car-leasing-guides/electric-cars/electric-or-petrol-the-sums).',
    ),
  ],
})
