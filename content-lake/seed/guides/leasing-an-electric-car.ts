import { bullets, calculator, caution, heading, paragraph, table, tip } from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const leasingAnElectricCar = guide({
  slug: 'leasing-an-electric-car',
  category: 'electric-cars',
  title: 'Leasing an electric car: what is different',
  summary:
    'An electric lease works like any other. What changes is who carries the risk of falling values, how you compare running costs, and a few questions about the battery and the charger.',
  seo: {
    title: 'Leasing an electric car in the UK: what changes',
    description:
      'Battery, range, charging, road tax and end-of-lease condition: what to check before you lease an electric car, and why leasing suits new technology.',
  },
  publishedAt: '2026-11-09',
  updatedAt: '2026-11-22',
  relatedCapIds: capIdsOf(
    'Kia EV3 58.3kWh 201 Air',
    'Skoda Enyaq 60 59kWh 204 SE L',
    'Tesla Model 3 75kWh Long Range Rear-Wheel Drive Premium',
  ),
  body: [
    paragraph(
      'An electric car is leased exactly as a petrol one is: an initial rental, a number of equal payments, a yearly mileage, and the car goes back at the end. The paperwork is the same. What differs is everything around it, and most of that speaks for leasing rather than buying.',
    ),
    heading('Who carries the risk of falling values'),
    paragraph(
      'Used values of electric cars have moved more than those of petrol cars, in both directions. On a lease the provider has already guessed what the car will fetch when the lease ends and built that guess into your payment. If the guess is wrong, the loss is the provider’s. If you would rather not bet on what a three-year-old battery will be worth, that is the strongest reason to lease.',
    ),
    paragraph(
      'The same guess explains odd prices. When providers expect a model to hold its value, or a maker supports it with a discount, an electric car can be cheaper by the month than a smaller petrol one. The government’s Electric Car Grant does the same: up to £3,750 off some cars with a list price of up to £37,000, for as long as its money lasts. The seller claims it, so on a lease it is in the rental already. It pays to look at the total rather than at the list price.',
    ),
    heading('Range: read the figure with care'),
    paragraph(
      'An official range is measured under a procedure called WLTP, which makes cars comparable. Our pages say so where they have it; a range with “about” before it is our own estimate. In daily use you should expect less: steady motorway driving and freezing mornings take the most. A sensible rule is to plan with three quarters of the official figure in winter, and to ask whether that covers your longest ordinary day, not the holiday once a year.',
    ),
    table(
      'What 250 official miles might mean',
      ['Driving', 'Share of the official range', 'Miles'],
      [
        ['Town, mild weather', 'about 100%', '250'],
        ['Mixed roads, mild weather', 'about 85%', '212'],
        ['Motorway, mild weather', 'about 75%', '187'],
        ['Motorway, freezing', 'about 60%', '150'],
      ],
    ),
    paragraph(
      'These shares are rules of thumb, not promises. A heat pump, which warms the cabin with less electricity, helps most on short winter trips.',
    ),
    heading('Road tax and the list price'),
    paragraph(
      'Electric cars have paid vehicle tax since April 2025. On the deals here it is included for as long as the contract runs, at today’s rate. Dearer cars pay a supplement from the second year; the threshold for electric cars is higher than for others. You need not work it out, since it is in the price, but it explains why a version with many options can cost noticeably more each month.',
    ),
    paragraph(
      'The government has announced a charge per mile for electric and plug-in hybrid cars from April 2028. Details may still change. A three-year lease that begins now runs beyond that date, so ask the provider how it would pass it on; we expect it to reach the driver. More on tax stands in [road tax on a lease](/car-leasing-guides/costs-and-mileage/road-tax-on-a-lease).',
    ),
    heading('The battery'),
    ...bullets(
      'Makers usually guarantee the battery for eight years or 100,000 miles, whichever comes first, down to a stated share of its capacity. Most leases end well within that.',
      'You are not charged for the battery’s ordinary ageing. Fair wear applies to what you can see: wheels, panels, trim and the charging cable.',
      'Return every cable that came with the car. A missing one is charged at the end, and cables are not cheap.',
    ),
    heading('The home charger is yours, not the car’s'),
    paragraph(
      'If you have a drive, a wall charger makes the car cheap and easy to run. It is usually bought separately and stays with the house, so count its price over more than one car. Get the quote before the car is ordered: delivery dates and electricians’ diaries seldom match by themselves. If you rent, ask the landlord in writing first. [Charging at home and away](/car-leasing-guides/electric-cars/charging-at-home-and-away) has the costs.',
    ),
    caution(
      'No drive, no cheap nights',
      'If you would depend on rapid public chargers, electricity can cost as much for a mile as petrol. Do the sums for your own week before you sign.',
    ),
    heading('Choosing the terms'),
    paragraph(
      'Technology is still moving, which is an argument for two or three years rather than four. Mileage is worth a second thought too: many people drive more once each mile is cheap, and excess miles are charged at the end. See what a wrong guess costs:',
    ),
    calculator('excessMileage', 'What extra miles would cost'),
    heading('Before you sign'),
    ...bullets(
      'Does the range, less a quarter, cover your longest usual day?',
      'Where will the car charge on an ordinary night, and what does a unit cost there?',
      'Is a heat pump included, and which cables come with the car?',
      'How long is the delivery? Cars in stock skip the factory queue.',
      'Insurance: ask for a quote with the exact derivative, as premiums differ widely.',
    ),
    tip(
      'See it against petrol',
      'A lease payment is only part of the cost. Put the electricity for your own miles beside it before you compare.',
    ),
    paragraph(
      '[Electric or petrol: the sums](/car-leasing-guides/electric-cars/electric-or-petrol-the-sums) shows how. When you are ready, [search with fuel set to electric](/car-search?fuelTypes=electric) and sort by total cost. The cheapest monthly price and the cheapest car are often not the same one.',
    ),
  ],
})
