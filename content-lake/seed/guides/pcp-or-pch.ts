import { pcpExample } from '../pcp-example.ts'
import {
  bullets,
  caution,
  claimNote,
  comparison,
  figure,
  heading,
  paragraph,
  table,
} from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const pcpOrPch = guide({
  slug: 'pcp-or-pch',
  category: 'leasing-explained',
  title: 'PCP or PCH: which suits you?',
  summary:
    'PCH is hire: you hand the car back. PCP is a loan with a large final payment that you may pay, refuse or trade against. Choose PCH for a known cost, PCP if you may want to keep the car.',
  seo: {
    title: 'PCP or PCH (leasing): the difference explained',
    description:
      'Personal contract purchase and personal contract hire compared: ownership, APR, final payment, ending early, and an example added up.',
  },
  publishedAt: '2026-11-05',
  updatedAt: '2026-11-22',
  relatedCapIds: capIdsOf(
    'Ford Puma 1.0 EcoBoost mHEV 125 Titanium',
    'Volkswagen Golf 1.5 TSI 115 Life',
    'Vauxhall Corsa 1.2 Turbo 100 Design',
  ),
  body: [
    paragraph(
      'One letter apart and easily confused. Both give you a new car for a monthly payment, both have a mileage limit, both end with a decision or a handshake. The difference is what you are: with PCH a hirer, with PCP a borrower who may become an owner.',
    ),
    comparison('Side by side', [
      {
        name: 'PCH, a lease',
        summary: 'Personal contract hire: long-term rental.',
        goodFor: [
          'One known cost, with no interest rate to compare',
          'No bet on the car’s value',
          'Road tax and delivery in the price',
        ],
        lessGoodFor: ['Wanting to keep the car', 'Leaving early'],
      },
      {
        name: 'PCP, a loan',
        summary: 'Personal contract purchase: credit secured on the car.',
        goodFor: [
          'The choice to buy at the end',
          'A legal way out at half of the total',
          'Gaining if the car is worth more than expected',
        ],
        lessGoodFor: [
          'Comparing offers: deposit, rate and final payment all move',
          'The lowest cost of three years’ use',
        ],
      },
    ]),
    heading('How a PCP is built'),
    paragraph(
      'The lender guesses what the car will be worth at the end. That sum becomes the optional final payment, also called the balloon. You pay a deposit, then monthly payments that cover the fall in value, with interest on everything you still owe, the balloon included. The APR is the yearly cost of the credit, with interest and fees in it.',
    ),
    claimNote('pcp-length'),
    claimNote('pcp-apr'),
    pcpExample('A car for £20,000 on PCP over 36 months (illustrative, at 6.9% APR)'),
    paragraph(
      'If you hand the car back instead, you will have paid £14,636.75 for three years. That is the figure to hold against the total of a lease over the same term and mileage. Do not compare monthly payments: the deposit and the initial rental are different amounts.',
    ),
    figure(
      'lease-and-pcp-payments.png',
      'Payments over 36 months. A lease: one larger first payment, 35 equal ones, then the car goes back. A PCP: a deposit, equal payments, and a large optional final payment.',
      'What leaves your account with a lease and with a PCP.',
    ),
    heading('The end of a PCP'),
    ...bullets(
      'Pay the balloon and the car is yours. Some people take a second loan for it.',
      'Hand it back. As with a lease, excess miles and damage are charged.',
      'Trade it in. If it is worth more than the balloon, the difference goes towards the next car. If it is worth less, hand it back: the loss is the lender’s.',
    ),
    heading('Ending early'),
    paragraph(
      'With PCP you may withdraw within 14 days of signing, settle early at a figure the lender must give you, or hand the car back and owe no more than half of the total amount payable, with any arrears and damage on top. Because the balloon counts as part of the total, you have usually paid half only late, often in the last third. A lease gives you none of these ways out: the [provider’s early-termination terms](/car-leasing-guides/rights-and-endings/ending-a-lease-early) apply.',
    ),
    heading('What else differs'),
    table(
      'Small print with large effects',
      ['', 'PCH', 'PCP'],
      [
        ['Law', 'Hire agreement', 'Credit agreement with an APR'],
        ['Owner', 'Leasing company', 'Lender, until the last payment'],
        ['First payment', 'Initial rental, part of the price', 'Deposit, which lowers the loan'],
        ['Road tax after year one', 'Included', 'Yours'],
        [
          'A car worth less than is owed',
          'The owner’s risk',
          'Matters if you settle or trade in early',
        ],
        ['A private number plate', 'Needs permission', 'Needs permission until it is yours'],
      ],
    ),
    heading('Where the discount goes'),
    paragraph(
      'Leasing companies buy many cars at once and pass some of that discount on in the rental. With PCP discounts often come as a contribution to the deposit, or as a lower rate. Either can be the better one this month, so look at both. On cars with large discounts a lease often wins; on cars that keep their value extremely well a PCP may.',
    ),
    heading('Choosing'),
    paragraph(
      'Ask yourself one question: three years from now, is there a real chance that I pay several thousand pounds to keep this car? If yes, get a PCP quote. If no, you would be paying for a choice you will not use; take the lease.',
    ),
    caution(
      'Both are commitments',
      'Missed payments on either are recorded on your credit file, and the car can be taken back. Choose payments you could keep up in a poor year.',
    ),
    paragraph(
      'To see both for the same car, open a deal and change “personal lease” to “PCP” in its sentence, or [compare PCP deals](/compare-car-leasing?financeType=pcp). How leases work in detail: [contract hire explained](/car-leasing-guides/leasing-explained/contract-hire-explained).',
    ),
  ],
})
