import { bullets, comparison, heading, paragraph, steps, table, tip } from '../rich-text.ts'
import { guide } from './guide.ts'

export const fairWearAndTear = guide({
  slug: 'fair-wear-and-tear',
  category: 'rights-and-endings',
  title: 'Fair wear and tear: what you pay for and what you do not',
  summary:
    'Normal use is free; damage is not. Most providers judge by the trade association’s published standard, so you can check the car yourself, mend what is cheap to mend, and dispute what is wrong.',
  seo: {
    title: 'Fair wear and tear on a leased car explained',
    description:
      'What counts as fair wear at the end of a lease, what is charged, typical sizes of scratches and dents, and how to prepare for the inspection.',
  },
  publishedAt: '2026-11-12',
  updatedAt: '2026-11-22',
  body: [
    paragraph(
      'At the end of a lease somebody walks around the car with a clipboard. It need not be a nervous moment. The rules are written down, they are the same for everybody who leases from that provider, and you can apply them yourself weeks before.',
    ),
    heading('The idea'),
    paragraph(
      'Fair wear and tear is what happens to a car that is used normally and looked after. Damage is what happens through an accident, carelessness or neglect. A three-year-old car with 30,000 miles may look like one. It may not look as if it had been parked by ear.',
    ),
    paragraph(
      'Most UK leasing companies judge by the guide to fair wear and tear of the British Vehicle Rental and Leasing Association. Your agreement says which standard applies. Ask for it at the start, when nothing is at stake.',
    ),
    heading('Usually fair, usually charged'),
    table(
      'A rough guide; your provider’s standard decides',
      ['Part', 'Usually fair', 'Usually charged'],
      [
        [
          'Paint',
          'Surface scratches up to about 25 mm that have not reached primer and can be polished out',
          'Scratches through to primer or metal, rust, poor repairs',
        ],
        [
          'Panels',
          'A few small dents up to about 15 mm, paint unbroken',
          'Larger dents, dents on the roof or along an edge',
        ],
        ['Bumpers', 'Light scuffs', 'Cracks, splits, deep scrapes'],
        [
          'Wheels',
          'Small scuffs up to about 50 mm around the rim',
          'Kerbing all around, damage to the face or spokes, buckles',
        ],
        ['Glass', 'Tiny chips out of the driver’s view', 'Cracks, chips in front of the driver'],
        [
          'Tyres',
          'At least 1.6 mm across the middle three quarters',
          'Below the limit, uneven wear, cuts, the wrong type',
        ],
        [
          'Inside',
          'Light wear, marks that clean off',
          'Tears, burns, stains, smells, holes from fittings',
        ],
      ],
    ),
    heading('The things people forget'),
    ...bullets(
      'Both keys, the locking wheel nut key and the charging cables.',
      'The service record. A missed service can be charged as lost value, since the warranty may be affected.',
      'Warning lights: a lit lamp at collection is a fault, whatever its cause.',
      'Personal data: log out of the car’s apps, delete phones and addresses, reset the system.',
      'A dirty car. What cannot be seen cannot be accepted, so the inspector may come again at your cost.',
    ),
    heading('Repair it or leave it?'),
    comparison('Small damage before the inspection', [
      {
        name: 'Have it repaired',
        summary: 'By a good local repairer, some weeks before.',
        goodFor: [
          'Kerbed wheels',
          'Small dents without broken paint',
          'Windscreen chips, often free on insurance',
        ],
        lessGoodFor: ['Anything that needs colour matching on several panels'],
      },
      {
        name: 'Leave it',
        summary: 'And pay the provider’s charge.',
        goodFor: [
          'Marks within the standard: they cost nothing',
          'Damage near the charge’s own price',
        ],
        lessGoodFor: ['Several cheap repairs that add up'],
      },
      {
        name: 'Claim on insurance',
        summary: 'For real accidents, when they happen.',
        goodFor: ['Damage well beyond your excess'],
        lessGoodFor: ['Old scrapes that you put off: each is a claim of its own'],
      },
    ]),
    paragraph(
      'Repairs must be done properly. A poor repair is charged as if there had been none. Ask the repairer for a written guarantee and keep it.',
    ),
    heading('Ten weeks to go'),
    ...steps(
      'Wash the car, wait for a dull day, and walk around it slowly with the standard in your hand. Look along the panels, not at them.',
      'Photograph everything, with a coin for scale.',
      'Ask for prices for what is outside the standard, from a repairer and from the provider’s list.',
      'Repair what is cheaper to repair. Check tyres, fluids and lamps.',
      'At the inspection be present, in daylight, with a clean car. Read the report before you sign, and write down what you do not agree with.',
    ),
    tip(
      'Photographs settle arguments',
      'Take them at delivery as well as at collection, every panel and wheel, with the date. Most disputes are about when, not whether.',
    ),
    heading('If you disagree with a charge'),
    paragraph(
      'Ask for the photographs and the measurement behind each line. Charges should reflect what the damage costs the company, and many provide an independent examiner. If that does not settle it, complain: [how, and to whom](/car-leasing-guides/rights-and-endings/complaints-and-your-rights). What else happens in the last months stands in [the end of your contract](/car-leasing-guides/rights-and-endings/end-of-contract).',
    ),
  ],
})
