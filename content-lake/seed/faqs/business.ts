import { claimNote, paragraph } from '../rich-text.ts'
import { on, type Question } from './question.ts'

/** Business leases, vans, PCP, and about us. */
export const businessQuestions: readonly Question[] = [
  {
    name: 'business-vat',
    question: 'How much VAT can my business reclaim?',
    routes: [on.business, on.compare, on.van],
    answer: [
      claimNote('vat-reclaim'),
      paragraph(
        'VAT on a maintenance package that the invoice shows separately can usually be reclaimed in full. [Business leasing and VAT](/car-leasing-guides/business-and-vans/business-leasing-and-vat) has an example; your accountant knows your business.',
      ),
    ],
  },
  {
    name: 'business-prices',
    question: 'Why are business prices shown without VAT?',
    routes: [on.business, on.van],
    answer: [
      paragraph(
        'Because most businesses get some or all of it back. The words “excl. VAT” stand beside each such price. Add 20% to compare with a personal lease.',
      ),
    ],
  },
  {
    name: 'new-company',
    question: 'Can a new company lease a car?',
    routes: [on.business],
    answer: [
      paragraph(
        'Often, with conditions: a larger first payment, or a guarantee by a director, who must then pay if the company does not. A sole trader is usually judged by their own credit record.',
      ),
    ],
  },
  {
    name: 'several-cars',
    question: 'Can we lease several cars at once?',
    routes: [on.business, on.van],
    answer: [
      paragraph(
        'Yes. Agree the number with the provider before you sign. Providers may offer one contract with shared mileage, so that one car’s extra miles are set off against another’s.',
      ),
    ],
  },
  {
    name: 'van-licence',
    question: 'Can I drive a leased van on a car licence?',
    routes: [on.van],
    answer: [
      paragraph(
        'Yes, in Great Britain, as long as the van’s maximum weight, loaded, is 3,500 kg or less, or 4,250 kg for an electric one. The weight stands on a plate in the van; ask the provider before you order a large one.',
      ),
    ],
  },
  {
    name: 'van-racking',
    question: 'May I fit racking and signwriting to a leased van?',
    routes: [on.van],
    answer: [
      paragraph(
        'Ask the provider in writing before anything is drilled or stuck. Most agree, as long as it is removed properly at the end and leaves no holes or shadows.',
      ),
    ],
  },
  {
    name: 'van-personal',
    question: 'Can a private person lease a van?',
    routes: [on.van],
    answer: [
      paragraph(
        'Some providers offer it, with VAT in the price that you cannot reclaim. Choose personal as the finance type to see those that do.',
      ),
    ],
  },
  {
    name: 'pcp-balloon',
    question: 'What is the optional final payment of a PCP?',
    routes: [on.pcp, on.deal],
    answer: [
      paragraph(
        'The sum for which you may buy the car at the end, also called the balloon. You may refuse it and hand the car back, or trade the car in. Interest is charged on it all along, since it is part of what you have borrowed.',
      ),
    ],
  },
  {
    name: 'pcp-apr',
    question: 'What APR should I expect?',
    routes: [on.pcp],
    answer: [
      paragraph(
        'APR is the yearly cost of the credit, fees included. Each PCP deal here shows its own, with the deposit, the amount of credit, the final payment and the total payable.',
      ),
      claimNote('pcp-apr'),
    ],
  },
  {
    name: 'pcp-or-lease',
    question: 'Is PCP or a lease cheaper?',
    routes: [on.pcp, on.leasing],
    answer: [
      paragraph(
        'If you hand the car back anyway, compare what you will have paid by then: deposit plus monthly payments of the PCP against the total of the lease. A lease is often cheaper, but not always. [The comparison](/car-leasing-guides/leasing-explained/pcp-or-pch) has an example.',
      ),
    ],
  },
  {
    name: 'who-we-are',
    question: 'Are you a lender?',
    routes: [on.about, on.providers, on.enquiry],
    answer: [
      paragraph(
        'No. We compare the prices of providers. The lease or PCP itself is between you and a provider.',
      ),
      claimNote('credit-broker'),
      claimNote('commission'),
    ],
  },
  {
    name: 'my-details',
    question: 'Who gets my details?',
    routes: [on.enquiry, on.about, on.contact],
    answer: [
      paragraph(
        '{enquiryHandover} We do not sell your details. The firms that run our servers and send our texts handle them on our instructions only. You can ask what we hold and have it deleted; [the privacy policy](/privacy-policy) says how.',
      ),
    ],
  },
  {
    name: 'choose-providers',
    question: 'How do you choose providers?',
    routes: [on.providers, on.about],
    answer: [
      claimNote('providers-regulated'),
      paragraph(
        'They also give us complete prices: every fee is in the rate book, and none is added on the phone.',
      ),
    ],
  },
]
