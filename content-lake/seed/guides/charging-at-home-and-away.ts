import {
  bullets,
  caution,
  comparison,
  figure,
  heading,
  paragraph,
  steps,
  table,
} from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const chargingAtHomeAndAway = guide({
  slug: 'charging-at-home-and-away',
  category: 'electric-cars',
  title: 'Charging at home and away: cost and habit',
  summary:
    'Charging at home overnight is usually the cheapest way to run a car; rapid public charging is often the dearest. What you pay for a mile depends more on where you plug in than on which car you lease.',
  seo: {
    title: 'Charging an electric car at home and away',
    description:
      'What a mile costs at home, at work and on the motorway, how long charging takes, and what to settle about a wall charger before a leased car arrives.',
  },
  publishedAt: '2026-11-09',
  updatedAt: '2026-11-22',
  relatedCapIds: capIdsOf(
    'Renault Renault 5 E-Tech 40kWh 120 Urban Range Evolution',
    'MG MG4 EV Long Range 64kWh 203 SE',
    'Volkswagen ID.3 52kWh 170 Pure',
  ),
  body: [
    paragraph(
      'Ask two owners of the same electric car what it costs to run and you may hear two very different answers. One plugs in at midnight on a tariff made for it; the other stops at motorway services. The car is the same. The plug is not.',
    ),
    heading('What a mile costs'),
    paragraph(
      'An electric car covers roughly three and a half miles with a unit of electricity, that is, with one kilowatt-hour. Divide the price of a unit by that and you have the price of a mile. With round, illustrative prices:',
    ),
    table(
      'The same car at four plugs (illustrative prices for a unit)',
      ['Where', 'Price of a unit', 'A mile', '8,000 miles'],
      [
        ['At home, overnight tariff', '8p', '2.3p', '£183'],
        ['At home, ordinary tariff', '27p', '7.7p', '£617'],
        ['Public, slow or fast', '52p', '14.9p', '£1,189'],
        ['Public, rapid', '76p', '21.7p', '£1,737'],
      ],
    ),
    figure(
      'what-a-mile-costs.png',
      'Bars of the price of a mile: home overnight 2.3p, home on an ordinary tariff 7.7p, petrol 13.6p, public slow or fast 14.9p, public rapid 21.7p.',
      'What a mile costs, at the illustrative prices above.',
    ),
    paragraph(
      'Part of the gap is tax: electricity at home carries VAT at 5%, while public chargers have charged 20%. A tribunal held in 2026 that 5% can apply to them as well; what comes of that is open. Prices move, so put your own supplier’s figure in. A petrol car doing 45 miles to the gallon on petrol at 135p a litre costs about 13.6p a mile.',
    ),
    heading('Three kinds of charging'),
    comparison('Where the miles come from', [
      {
        name: 'Home, 7 kW',
        summary: 'About 25 miles of range an hour; a night fills most cars.',
        goodFor: ['The lowest price', 'No detours', 'A full battery each morning'],
        lessGoodFor: ['Homes without a drive', 'Days of several hundred miles'],
      },
      {
        name: 'Street, work or supermarket',
        summary: 'From 7 to 22 kW while you do something else.',
        goodFor: ['Flats and terraces', 'A top-up that costs no time'],
        lessGoodFor: ['Certainty of a free place', 'The lowest price'],
      },
      {
        name: 'Rapid, 50 kW and more',
        summary: 'From a fifth to four fifths in 20 to 40 minutes in most new cars.',
        goodFor: ['Long journeys', 'Emergencies'],
        lessGoodFor: ['Everyday miles: it is the dearest charging'],
      },
    ]),
    paragraph(
      'Rapid charging slows down above four fifths of the battery, in every car. On a long day two short stops are quicker than one long one.',
    ),
    heading('Getting a wall charger'),
    ...steps(
      'Ask for a quote from an approved installer with photographs of your fuse board, meter and parking place. Most homes need half a day’s work.',
      'Renters and owners of flats: ask the landlord or management in writing, and look on GOV.UK whether a grant for chargepoints covers you.',
      'Choose one that can wait for cheap hours by itself. New chargers sold for homes must be able to.',
      'Change your electricity tariff once the charger works, not before: some overnight tariffs cost more by day.',
      'Have it in place before the car arrives. A domestic socket adds only about seven miles of range an hour and is for occasional use.',
    ),
    heading('Without a drive'),
    paragraph(
      'It can work, and it needs a plan. Look at what stands within a five minutes’ walk, at work, and where you shop each week. Charging on lamp posts and kerbs is often cheaper than rapid charging. Some councils allow a channel in the pavement for a cable from the house; never lay a loose one across it.',
    ),
    caution(
      'Do the sums with the plug you will really use',
      'If more than half of your charging would be rapid and public, an efficient hybrid may cost less to run. There is no shame in the answer.',
    ),
    heading('Charging and the lease'),
    ...bullets(
      'The charger is yours. It stays when the car goes back, and the next car can use it.',
      'The cables belong to the car and go back with it.',
      'Fines for overstaying at a charger are the driver’s, like any parking charge, and the provider adds a fee for passing them on.',
      'Damage by a wrong adapter is not fair wear. Use the cables supplied.',
    ),
    heading('Through an employer'),
    paragraph(
      'Electricity an employer provides at the workplace is not taxed as a benefit, which makes charging at work the best plug of all for company car drivers. Business miles in a company electric car can be repaid at HMRC’s advisory rates, one for charging at home and one for public chargers, reviewed every quarter; keep a log. [Business leasing and VAT](/car-leasing-guides/business-and-vans/business-leasing-and-vat) has more.',
    ),
    paragraph(
      'Now put fuel and lease together: [electric or petrol, the sums](/car-leasing-guides/electric-cars/electric-or-petrol-the-sums).',
    ),
  ],
})
