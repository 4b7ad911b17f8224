import { bullets, claimNote, heading, paragraph, steps, table, tip } from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const leasingAVan = guide({
  slug: 'leasing-a-van',
  category: 'business-and-vans',
  title: 'Leasing a van: size, payload, tax and wear',
  summary:
    'Choose a van by payload and load length before you look at prices, then by total cost. The tax rules differ from those for cars, and fair wear allows more than it does for a car, but not everything.',
  seo: {
    title: 'Van leasing explained: payload, VAT and wear',
    description:
      'How to choose a leased van by payload, load space and mileage, what VAT and tax rules apply, electric vans on a car licence, and how wear is judged.',
  },
  publishedAt: '2026-11-10',
  updatedAt: '2026-11-22',
  pricesShownAs: 'business',
  relatedCapIds: capIdsOf(
    'Ford Transit Custom 300 L1 2.0 EcoBlue 110 Leader',
    'Vauxhall Vivaro 1.5 Turbo D 120 L1 Prime',
    'Ford E-Transit Custom 300 L1 64kWh 136 Trend',
  ),
  body: [
    paragraph(
      'A van earns its keep or it does not. Leasing keeps its cost predictable: a fixed payment, a warranty that covers most of the term, and no worry about what a scratched panel does to its value when you sell, because you never sell it.',
    ),
    heading('Start with the load'),
    paragraph(
      'Two numbers rule out most vans. Payload is the weight the van may carry, driver and fittings included: racking, a tail lift and two colleagues all come off it. Load length decides whether your sheets, pipes or pallets fit. Find both on the specification, and weigh a typical Tuesday’s load before you choose.',
    ),
    table(
      'Rough guide to sizes',
      ['Size', 'Typical payload', 'Load length', 'Suits'],
      [
        ['Small', '600–900 kg', '1.8–2.3 m', 'Couriers in town, service engineers'],
        ['Medium', '900–1,300 kg', '2.4–3.0 m', 'Electricians, plumbers, florists'],
        ['Large', '1,000–1,500 kg', '3.0–4.5 m', 'Builders, removals, parcels'],
        ['Pick-up', '1,000 kg and more', 'open bed', 'Farms, sites, towing'],
      ],
    ),
    paragraph(
      'Overloading is an offence for the driver and a reason for an insurer to look closely. If you are within a hundred kilos of the limit on paper, take the next size.',
    ),
    heading('Licence and speed'),
    paragraph(
      'An ordinary car licence covers vans up to 3,500 kg laden, and in Great Britain since June 2025 electric vans up to 4,250 kg, to make up for the weight of the battery. Towing has limits of its own; GOV.UK has both. Most vans have lower speed limits than cars away from motorways: 60 mph on dual carriageways and 50 on single ones. Small car-derived vans are exempt.',
    ),
    heading('VAT and tax'),
    claimNote('vat-reclaim'),
    ...bullets(
      'The VAT on a van comes back in full only where there is no more than trivial private use.',
      'Rentals are deductible from profit in full.',
      'Driving a van home is not taxed as a benefit if other private use is insignificant. Ordinary private use is taxed at a flat amount that changes each April; for fully electric vans it is nothing.',
      'Double-cab pick-ups first leased since April 2025 are treated as cars for income and corporation tax. VAT has rules of its own. Ask your accountant before you choose one for the tax.',
    ),
    heading('Mileage and term'),
    paragraph(
      'Vans cover more ground than cars, so the mileage you choose matters more. Take it from the log, add a tenth for a good year, and look at the pence per mile for excess: for vans it is often higher than for cars. Three years is the usual term; four makes sense where racking and signwriting cost money to move.',
    ),
    heading('Wear: allowed and not'),
    paragraph(
      'The trade association publishes a separate standard for vans. It allows for work: light scuffs in the load area, small dents, marks from ordinary loading. It does not allow holes from racking that was screwed in without agreement, torn seats, broken lamps, or the ghost of your name on the doors. Fit a ply lining and rubber mat on the first day; they pay for themselves at the last inspection.',
    ),
    ...steps(
      'Before you fit anything, ask the provider in writing what may be drilled and what must come out.',
      'Have vinyl lettering removed by the people who put it on, a month before the end.',
      'Photograph the load area empty at delivery and at collection.',
    ),
    heading('Electric vans'),
    paragraph(
      'In town an electric van is often the cheapest to run, if it sleeps beside a charger. Payload costs range: plan with half of the official figure for a loaded van in winter. Check whether your yard’s supply can take the chargers you would need, and how long the network operator takes to say yes.',
    ),
    tip(
      'Maintenance is worth a quote',
      'A van off the road costs a day’s work. Packages with a courtesy van often beat cheaper ones without.',
    ),
    heading('Comparing prices'),
    paragraph(
      'Van prices here are shown without VAT, like all business prices. Compare totals at the same term and mileage, with the provider’s fee in. A van in stock can be at work in weeks; one built to order takes months, longer with a conversion. [See van deals](/compare-car-leasing?financeType=business&bodyTypes=van).',
    ),
    paragraph(
      'How VAT works in detail stands in [business leasing and VAT](/car-leasing-guides/business-and-vans/business-leasing-and-vat); what a package covers, in [maintenance packages](/car-leasing-guides/leasing-explained/maintenance-packages).',
    ),
  ],
})
