import { bullets, comparison, heading, paragraph, table, tip } from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const companyCarOrOwnLease = guide({
  slug: 'company-car-or-own-lease',
  category: 'business-and-vans',
  title: 'Company car, salary sacrifice or your own lease?',
  summary:
    'For most taxpayers an electric company car or salary sacrifice beats a private lease; a petrol one usually does not. Take the cash and lease privately if the job may not last.',
  seo: {
    title: 'Company car, salary sacrifice or own lease?',
    description:
      'How the three ways of getting a car through work compare: tax, risk when you leave, mileage claims, and a worked example for an electric car.',
  },
  publishedAt: '2026-11-10',
  updatedAt: '2026-11-22',
  pricesShownAs: 'personal',
  relatedCapIds: capIdsOf(
    'BMW i4 Gran Coupe eDrive35 286 Sport',
    'Tesla Model 3 75kWh Long Range Rear-Wheel Drive Premium',
    'BMW 3 Series Saloon 320i 184 Sport',
  ),
  body: [
    paragraph(
      'If your employer offers a car, a salary sacrifice scheme or a cash allowance, you have three leases to compare, two of which do not look like leases. The answer turns on tax, on emissions and on how long you mean to stay.',
    ),
    comparison('Three ways', [
      {
        name: 'Company car',
        summary: 'The employer leases it; you pay tax on the benefit.',
        goodFor: [
          'Electric cars',
          'No credit check on you',
          'Insurance and servicing usually included',
        ],
        lessGoodFor: ['Petrol cars with high emissions', 'Choice is limited to the list'],
      },
      {
        name: 'Salary sacrifice',
        summary: 'You give up pay before tax; the employer leases the car for you.',
        goodFor: ['Electric cars', 'Higher-rate taxpayers', 'One payment with insurance in it'],
        lessGoodFor: ['Leaving the job early', 'Pension and mortgage sums based on lower pay'],
      },
      {
        name: 'Your own lease',
        summary: 'You lease with taxed money, perhaps from a car allowance.',
        goodFor: [
          'Any car',
          'Independence from the employer',
          'A tax-free allowance for business miles',
        ],
        lessGoodFor: ['Tax: there is no help with it', 'Your credit record is needed'],
      },
    ]),
    heading('How the benefit is taxed'),
    paragraph(
      'The taxable value of a company car is its list price, options included, times a percentage set by its emissions. In 2026/27 that is 4% for electric cars. For a petrol car with average emissions it is around a third. You pay income tax on that value at your own rate; the employer pays National Insurance on it.',
    ),
    table(
      'Tax for the driver on a car with a list price of £35,000, in 2026/27',
      ['', 'Taxable value', 'At 20%', 'At 40%'],
      [
        ['Electric (4%)', '£1,400', '£280 a year', '£560 a year'],
        ['Petrol, 130 to 134 g/km (32%)', '£11,200', '£2,240 a year', '£4,480 a year'],
      ],
    ),
    paragraph(
      'The percentage for electric cars goes up in each of the coming tax years. That for plug-in hybrids up to 50 g/km jumps to 18% in April 2028, whatever their electric range. Percentages are published years ahead on GOV.UK; look up those of every year your lease would touch, and check the band of the exact car.',
    ),
    heading('Salary sacrifice, in one example'),
    paragraph(
      'A scheme quotes £400 a month for an electric car, insurance and servicing included. Giving up £400 of gross pay costs a 40% taxpayer about £232 of take-home pay, since income tax and 2% National Insurance are not paid on it. Add the benefit tax of about £47 a month from the table. The car costs £279 a month net. For a 20% taxpayer the same sum comes to about £288 of pay and £23 of tax, £311 a month.',
    ),
    paragraph(
      'Compare that with the whole cost of leasing privately: the total divided by the months, plus your own insurance, plus servicing. [What a lease costs in all](/car-leasing-guides/costs-and-mileage/what-a-lease-costs-in-all) shows how to add it up.',
    ),
    heading('What happens if you leave'),
    ...bullets(
      'A company car goes back to the employer. That is all.',
      'With salary sacrifice, leaving, a long sickness or family leave can trigger an early-termination charge. Good schemes insure against most of it; ask for the list of what is not covered.',
      'Your own lease stays with you, whatever happens at work. So does the obligation to pay.',
    ),
    heading('Business miles'),
    paragraph(
      'In your own car, or in one you lease privately, an employer can pay a mileage allowance free of tax, up to a rate HMRC approves: since April 2026 it is 55p a mile for the first 10,000 business miles of a tax year, and 25p after. It was 45p for many years, and some employers still pay that; you can claim tax relief on the difference. In a company car only the fuel is repaid, at HMRC’s lower advisory rates. If you drive many business miles in an efficient car, the allowance can outweigh everything else. Make sure that your insurance covers business use.',
    ),
    heading('What pay affects'),
    paragraph(
      'Sacrificed pay is not there when a lender works out a mortgage, when statutory maternity pay is calculated, or, in some schemes, when the pension contribution is. It cannot take you below the minimum wage. On the other hand it can bring income back under a threshold, for child benefit or the personal allowance, which can be worth more than any discount.',
    ),
    tip(
      'Ask payroll for one number',
      'What will my take-home pay be, each month, with the car and without it? The difference is the price. Compare nothing else.',
    ),
    heading('In short'),
    paragraph(
      'Electric and staying: take the scheme. Petrol, or not sure of staying: lease it yourself, and claim your miles. Figures here are for 2026/27 and for England, Wales and Northern Ireland; Scottish income tax differs. They are no tax advice. To see what a private lease would cost, [search by budget](/car-search).',
    ),
  ],
})
