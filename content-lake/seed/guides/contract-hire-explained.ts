import { bullets, caution, claimNote, heading, paragraph, steps, table } from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const contractHireExplained = guide({
  slug: 'contract-hire-explained',
  category: 'leasing-explained',
  title: 'Contract hire explained: how a car lease works',
  summary:
    'Contract hire is long-term rental of a new car: one larger payment, then equal ones, then the car goes back. You never own it and carry none of its loss in value.',
  seo: {
    title: 'Contract hire explained: how leasing works',
    description:
      'How a car lease works from quote to collection: who owns the car, what each payment is for, what is included, and the words you will meet.',
  },
  publishedAt: '2026-11-05',
  updatedAt: '2026-11-22',
  relatedCapIds: capIdsOf(
    'Kia Sportage 1.6 HEV 236 Pure',
    'Nissan Qashqai DIG-T MH 140 Acenta Premium',
    'Ford Puma 1.0 EcoBoost mHEV 125 Titanium',
  ),
  body: [
    paragraph(
      'When people in Britain say “leasing” they nearly always mean contract hire. It is the simplest of the ways to have a new car: you rent it for some years, and when the time is up somebody collects it. There is no final payment to think about and nothing to sell.',
    ),
    claimNote('lease-terms'),
    heading('Who is involved'),
    ...bullets(
      'You are the hirer: you insure the car, drive it and look after it. You are neither its owner nor, usually, its registered keeper.',
      'The leasing company buys the car, owns it throughout and has it registered in its own name.',
      'The provider quotes the price and arranges the order. It may be the leasing company or a specialist that works with several.',
      'We compare the providers’ prices and add up what each deal costs in all.',
    ),
    heading('What you agree on'),
    paragraph(
      'Five choices make the price of a car, and a sentence at the top of each of our deal pages lets you change them:',
    ),
    table(
      'The five choices',
      ['Choice', 'What it means', 'What it does to the price'],
      [
        [
          'Term',
          'How many months you have the car',
          'Longer is usually cheaper a month, dearer in all',
        ],
        ['Mileage', 'Miles a year; what you drive beyond is charged', 'More miles cost more'],
        [
          'Initial rental',
          'The first payment, in months',
          'Larger makes the months cheaper, not the total',
        ],
        ['Stock', 'A car that exists, or one built for you', 'Either may be the cheaper one'],
        ['Maintenance', 'Servicing and tyres in the price, or not', 'Adds a fixed amount a month'],
      ],
    ),
    heading('What you pay, and when'),
    paragraph(
      'On a 36-month lease you make 36 payments. The first is the initial rental, say six times the ordinary one; 35 ordinary ones follow, by direct debit. Some providers add a processing fee once. Add them all and you have the total, which we show under every price. [What a lease costs in all](/car-leasing-guides/costs-and-mileage/what-a-lease-costs-in-all) goes through it line by line.',
    ),
    heading('What is included'),
    claimNote('delivery-included'),
    claimNote('road-tax-included'),
    claimNote('warranty-included'),
    paragraph(
      'Insurance, fuel or electricity, fines and tolls are yours. Servicing and tyres are too, unless you choose a deal with maintenance.',
    ),
    heading('How it goes, step by step'),
    ...steps(
      'Compare. Fix the term and the miles first, then look at totals.',
      'Enquire. You confirm with a code by text message, so that nobody can enquire in your name. Nothing is signed.',
      'The provider confirms price, car and delivery in writing, and answers your questions.',
      'You apply. The provider checks your credit and that you can afford the payments.',
      'You sign the agreement. Read the parts on early ending, excess miles and damage; ask how long you have to cancel.',
      'The car is delivered. Check it before you accept it.',
      'You drive and pay. At the end it is inspected and collected.',
    ),
    heading('Personal and business'),
    paragraph(
      'Personal contract hire, PCH, is for private people and priced with VAT. Business contract hire, BCH, is for companies, partnerships and sole traders and quoted without it. The car can be the same and the two prices look a fifth apart for that reason alone. [Business leasing and VAT](/car-leasing-guides/business-and-vans/business-leasing-and-vat) has the details.',
    ),
    heading('What it does well, and what it does not'),
    paragraph(
      'A lease gives you a new car with a known cost. The risk that the model falls out of fashion, or that batteries improve, belongs to somebody else. In return you have no car at the end, a mileage to keep an eye on, and a promise that is [expensive to break](/car-leasing-guides/rights-and-endings/ending-a-lease-early).',
    ),
    caution(
      'Leaving early costs money',
      'A lease is a promise for its whole term. If you may have to stop, choose a shorter one, and find out what ending early would cost before you sign.',
    ),
    heading('Words you will meet'),
    ...bullets(
      '**Derivative**: one exact version of a car, with its engine, gearbox and trim.',
      '**Initial rental**: the first, larger payment. It is not a deposit and does not come back.',
      '**6 + 35**: how traders write a 36-month lease with six months up front and 35 payments after them.',
      '**Excess mileage**: pence for each mile beyond what was agreed.',
      '**Fair wear and tear**: marks that ordinary use leaves and that nobody charges for.',
    ),
    paragraph(
      'If owning the car at the end matters to you, compare this with a PCP: [PCP or PCH](/car-leasing-guides/leasing-explained/pcp-or-pch). Otherwise [start with a search](/car-search).',
    ),
  ],
})
