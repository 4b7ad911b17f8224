import { bullets, claimNote, heading, paragraph, steps, table } from '../rich-text.ts'
import { page } from './page.ts'

/** Pages that explain who we are and what we do. */
export const aboutPages = [
  page('about-us', {
    title: 'About us',
    intro:
      'Larkway compares what leasing a car really costs. We add up every payment and fee, and put the deals of many providers in order.',
    seo: {
      title: 'About us: leases compared by total cost',
      description:
        'How Larkway compares car leases from UK providers by what they cost in all, how we are paid for it, and what we do not do.',
    },
    body: [
      heading('What we do'),
      claimNote('provider-count'),
      paragraph(
        'We take the providers’ rate books and turn them into prices that can be compared: the first payment, the months, the fee, and the total. You choose, and can send an enquiry about a deal. {enquiryHandover}',
      ),
      heading('What we do not do'),
      ...bullets(
        'We do not lend money or own cars.',
        'We do not sell your details.',
        'We do not hurry you. There are no countdowns here, and an enquiry commits you to nothing.',
      ),
      heading('How we are paid'),
      claimNote('commission'),
      claimNote('no-fee-to-you'),
      heading('Who regulates us'),
      claimNote('credit-broker'),
      paragraph(
        'More about our status stands in the [initial disclosure](/initial-disclosure). This site is a demonstration: the providers are invented and the prices illustrative.',
      ),
      heading('Talk to us'),
      paragraph(
        'Call the number at the foot of the page, in contact hours. In this demonstration it is an invented number that nobody answers.',
      ),
    ],
  }),
  page('our-brokers', {
    title: 'Our providers',
    intro:
      'The prices on this site come from {providers} leasing providers. This is how they are chosen and what we ask of them.',
    seo: {
      title: 'Our leasing providers and how they are chosen',
      description:
        'The leasing providers whose prices we compare, what we ask of each before it joins, and how their deals are put in order.',
    },
    body: [
      heading('What we ask of a provider'),
      claimNote('providers-regulated'),
      paragraph('Beyond that, each provider gives us:'),
      ...bullets(
        'Complete prices: every fee in the rate book, none on the phone.',
        'Prices with a last day, after which they leave this site.',
      ),
      heading('How deals are ordered'),
      paragraph(
        'By price. The monthly price is the default; you can also sort by total cost, or by total divided by months. No provider can pay to stand higher.',
      ),
      heading('In this demonstration'),
      paragraph(
        'The providers are invented, together with their names, logos and phone numbers. They stand in for the real ones a live site would have.',
      ),
    ],
  }),
  page('what-is-car-leasing', {
    title: 'What is car leasing?',
    intro:
      'Leasing is long-term hire. You pay for the use of a new car for some years, then hand it back.',
    seo: {
      title: 'What is car leasing, and how does it work?',
      description:
        'Car leasing explained: what you pay and when, what is included, how it compares with PCP and buying, and whom it suits.',
    },
    body: [
      heading('How it works'),
      claimNote('lease-terms'),
      ...steps(
        'You choose a car, a term, a yearly mileage and how many months’ rent to pay first.',
        'The provider checks your credit and sends you an agreement.',
        'The car is delivered, taxed and with its manufacturer’s warranty.',
        'You pay each month, insure it, and have it serviced.',
        'At the end it is inspected and collected.',
      ),
      heading('What it costs'),
      paragraph(
        'The first payment is larger than the others; see [what an initial rental is](/car-leasing-guides/leasing-explained/what-is-an-initial-rental). Add the remaining months and the provider’s fee and you have the total. Miles beyond the agreed number and damage beyond fair wear are charged at the end.',
      ),
      heading('Leasing and the alternatives'),
      table(
        'Three ways to have a car',
        ['What counts', 'Lease (PCH)', 'PCP', 'Buying'],
        [
          [
            'Who owns the car',
            'The leasing company',
            'The lender, until you pay the final payment',
            'You',
          ],
          ['At the end', 'Hand it back', 'Hand it back, buy it, or change it', 'Keep or sell it'],
          [
            'Risk of falling value',
            'The leasing company’s',
            'The lender’s, if you hand it back',
            'Yours',
          ],
          ['Mileage limit', 'Yes', 'Yes', 'No'],
        ],
      ),
      heading('Who it suits'),
      paragraph(
        'People who like a new car every few years, drive a predictable distance and prefer a fixed cost. It suits you less if you may need to stop early, drive very far, or want something to own at the end.',
      ),
    ],
  }),
  page('faq', {
    title: 'Questions and answers',
    intro: 'The things people ask before they lease a car, answered in plain words.',
    seo: {
      title: 'Car leasing questions and answers',
      description:
        'Answers to what people ask before they lease: prices and payments, eligibility, delivery, mileage, electric cars, business leases and endings.',
    },
    body: [
      paragraph('If your question is not here, call us on the number at the foot of the page.'),
    ],
  }),
]
