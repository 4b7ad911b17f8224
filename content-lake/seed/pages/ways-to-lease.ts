import { pcpExample } from '../pcp-example.ts'
import {
  bullets,
  calculator,
  claimNote,
  comparison,
  heading,
  paragraph,
  steps,
  table,
} from '../rich-text.ts'
import { page } from './page.ts'

/** Personal, business, van and PCP. */
export const waysToLease = [
  page('personal-car-leasing', {
    title: 'Personal car leasing',
    intro:
      'A new car for a fixed monthly payment, VAT included, and nothing to sell at the end. Compare what it costs in all.',
    seo: {
      title: 'Personal car leasing deals by total cost',
      description:
        'Compare personal car leases from UK providers with every payment and fee added up. How it works, what is included, and who can lease.',
    },
    body: [
      heading('How it works'),
      paragraph(
        'Personal contract hire is long-term rental for private people. You choose a car, a term, a yearly mileage and how much to pay first. The car comes new, taxed and with its maker’s warranty, and goes back when the time is up. You never own it.',
      ),
      claimNote('lease-terms'),
      heading('What is in the price'),
      claimNote('delivery-included'),
      claimNote('road-tax-included'),
      claimNote('warranty-included'),
      paragraph('You pay for insurance, fuel or electricity, and for servicing unless you add it.'),
      heading('Who can lease'),
      claimNote('eligibility'),
      heading('How to compare'),
      ...steps(
        'Set the term and the miles you really drive.',
        'Sort by total cost.',
        'Look at the first payment, the charge for extra miles and the delivery time.',
        'Enquire about one deal. It commits you to nothing.',
      ),
      paragraph(
        'New to it? Read [contract hire explained](/car-leasing-guides/leasing-explained/contract-hire-explained), or [PCP or PCH](/car-leasing-guides/leasing-explained/pcp-or-pch) if you may want to keep the car.',
      ),
    ],
  }),
  page('business-car-leasing', {
    title: 'Business car leasing',
    intro:
      'Contract hire in your company’s name, priced without VAT. See the total, what comes back from HMRC, and what the provider will ask for.',
    seo: {
      title: 'Business car leasing deals, excl. VAT',
      description:
        'Compare business contract hire from UK providers by total cost without VAT. VAT reclaim, eligibility for new companies, and maintenance.',
    },
    body: [
      heading('Prices without VAT'),
      claimNote('vat-shown'),
      heading('What you can reclaim'),
      claimNote('vat-reclaim'),
      calculator('vatReclaim', 'What VAT leaves you paying'),
      heading('Who can lease'),
      paragraph(
        'Limited companies, partnerships, sole traders and charities. Young companies may be asked for a larger first payment or a director’s guarantee.',
      ),
      heading('What businesses tend to choose'),
      ...bullets(
        'Maintenance included: one invoice a month, and its VAT can usually be reclaimed in full where it is shown separately.',
        'A small first payment, since it hardly changes the total and keeps cash in the business.',
        'Electric cars, for the low tax on the benefit to whoever drives them.',
      ),
      paragraph(
        '[Business leasing and VAT](/car-leasing-guides/business-and-vans/business-leasing-and-vat) goes through it with an example; [vans](/car-leasing-guides/business-and-vans/leasing-a-van) have a guide of their own.',
      ),
    ],
  }),
  page('van-leasing', {
    title: 'Van leasing',
    intro:
      'Vans of every size for business, priced without VAT. Choose by payload and load length first, then by total cost.',
    seo: {
      title: 'Van leasing deals by total cost, excl. VAT',
      description:
        'Compare van leases from UK providers: payload, load length, electric vans, VAT, and what wear is allowed at the end.',
    },
    body: [
      heading('Find the size'),
      table(
        'Which van carries what, roughly',
        ['Size', 'Typical payload', 'Load length'],
        [
          ['Small', '600–900 kg', '1.8–2.3 m'],
          ['Medium', '900–1,300 kg', '2.4–3.0 m'],
          ['Large', '1,000–1,500 kg', '3.0–4.5 m'],
          ['Pick-up', '1,000 kg and more', 'open bed'],
        ],
      ),
      heading('VAT and wear'),
      claimNote('vat-reclaim'),
      paragraph(
        'The standard of wear is kinder than for cars, but holes and lettering must be dealt with: ask before you fit anything.',
      ),
      heading('Electric vans'),
      paragraph(
        'In town they are often the cheapest to run, if they sleep beside a charger. In Great Britain an ordinary car licence covers electric vans up to 4,250 kg.',
      ),
      paragraph(
        'All of it in more detail: [leasing a van](/car-leasing-guides/business-and-vans/leasing-a-van).',
      ),
    ],
  }),
  page('pcp', {
    title: 'PCP: personal contract purchase',
    intro:
      'A loan for a car with a large final payment that you may pay, refuse or trade against. We show every figure of it.',
    seo: {
      title: 'PCP deals with every figure shown',
      description:
        'How PCP works, what the APR and the optional final payment mean, an example added up, and how it compares with a lease.',
    },
    body: [
      heading('How it works'),
      paragraph(
        'You pay a deposit and monthly payments that cover the car’s expected fall in value, with interest on what you owe. At the end you pay the optional final payment and keep the car, hand it back, or trade it in.',
      ),
      claimNote('pcp-length'),
      claimNote('pcp-apr'),
      heading('An example'),
      pcpExample('A car for £20,000 over 36 months (illustrative, at 6.9% APR)'),
      heading('PCP or a lease?'),
      comparison('What each is good for', [
        {
          name: 'PCP',
          summary: 'A loan secured on the car.',
          goodFor: ['Keeping the choice to buy', 'A legal way out at half of the total'],
          lessGoodFor: ['Comparing at a glance', 'Road tax after the first year, which is yours'],
        },
        {
          name: 'Lease (PCH)',
          summary: 'Long-term rental.',
          goodFor: ['A known cost', 'No worry about the car’s value'],
          lessGoodFor: ['Wanting to own it', 'Leaving early'],
        },
      ]),
      claimNote('credit-broker'),
      paragraph(
        'The long version: [PCP or PCH](/car-leasing-guides/leasing-explained/pcp-or-pch).',
      ),
    ],
  }),
]
