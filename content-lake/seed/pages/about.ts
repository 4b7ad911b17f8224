import { bullets, heading, paragraph, steps, table } from '../rich-text.ts'
import { page } from './page.ts'

/** Pages that explain who we are and what we do. */
export const aboutPages = [
  page('about-us', {
    title: 'About us',
    intro:
      'Larkway compares what leasing a car really costs. We add up every payment and fee, put the deals in order, and introduce you to the provider you choose.',
    body: [
      heading('What we do'),
      paragraph(
        'We take the rate books of {providers} leasing providers and turn them into prices that can be compared: the first payment, the months, the fee, and the total. You choose; the provider you chose gets in touch and arranges the lease.',
      ),
      heading('What we do not do'),
      ...bullets(
        'We do not lend money or own cars. We are a credit broker.',
        'We do not sell your details. They go to the provider whose deal you asked for and to no other.',
        'We do not hurry you. There are no countdowns here, and an enquiry commits you to nothing.',
      ),
      heading('How we are paid'),
      paragraph(
        'The provider pays us a commission when a car is ordered through us. It does not change your price, and it does not change the order of our results, which is by price. Ask us and we will tell you the amount.',
      ),
      heading('A demonstration'),
      paragraph(
        'This site is a demonstration. The providers are invented and the prices illustrative. The firm reference number 000000 is a placeholder.',
      ),
    ],
  }),
  page('our-brokers', {
    title: 'Our providers',
    intro:
      'The prices on this site come from {providers} leasing providers. This is how they are chosen and what we ask of them.',
    body: [
      heading('What we ask of a provider'),
      ...bullets(
        'Authorisation by the Financial Conduct Authority for the lending or broking it does.',
        'Membership of the leasing trade association, whose code covers fair wear and tear and complaints.',
        'Complete prices: every fee in the rate book, none on the phone.',
        'An undertaking to answer every enquiry within a working day.',
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
      'Leasing is long-term hire. You pay for the use of a new car for two, three or four years, then hand it back.',
    body: [
      heading('How it works'),
      ...steps(
        'You choose a car, a term, a yearly mileage and how many months’ rent to pay first.',
        'The provider checks your credit and sends you an agreement.',
        'The car is delivered, taxed and with its manufacturer’s warranty.',
        'You pay each month, insure it, and have it serviced.',
        'At the end it is inspected and collected.',
      ),
      heading('What it costs'),
      paragraph(
        'The first payment is a multiple of the monthly one; see [what an initial rental is](/car-leasing-guides/leasing-explained/what-is-an-initial-rental). Add the remaining months and the provider’s fee and you have the total. Miles beyond the agreed number and damage beyond fair wear are charged at the end.',
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
    body: [
      paragraph('If your question is not here, call us on the number at the foot of the page.'),
    ],
  }),
]
