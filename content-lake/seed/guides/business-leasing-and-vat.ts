import { bullets, calculator, caution, claimNote, heading, paragraph, table } from '../rich-text.ts'
import { capIdsOf } from '../related-cars.ts'
import { guide } from './guide.ts'

export const businessLeasingAndVat = guide({
  slug: 'business-leasing-and-vat',
  category: 'business-and-vans',
  title: 'Business leasing and VAT, without the jargon',
  summary:
    'Business contract hire is a lease in the company’s name, quoted without VAT. How much of the VAT comes back depends on the vehicle and on whether anybody drives it privately.',
  seo: {
    title: 'Business car leasing and VAT explained',
    description:
      'Who can take a business lease, how much VAT can be reclaimed, what is deductible, and what the provider will ask for. With a worked example.',
  },
  publishedAt: '2026-11-10',
  updatedAt: '2026-11-22',
  pricesShownAs: 'business',
  relatedCapIds: capIdsOf(
    'BMW 3 Series Saloon 320i 184 Sport',
    'Tesla Model 3 75kWh Long Range Rear-Wheel Drive Premium',
    'Skoda Enyaq 60 59kWh 204 SE L',
  ),
  body: [
    paragraph(
      'Business contract hire, BCH for short, is the same arrangement as a personal lease with the company as customer. The company pays the rentals, somebody drives the car, and it goes back at the end. The differences are in the tax.',
    ),
    heading('Who can have one'),
    paragraph(
      'Limited companies, partnerships, sole traders and charities can all lease. The provider checks the business’s credit. A company with fewer than two or three years of accounts may be asked for a larger initial rental or a director’s guarantee, which makes the director answer personally if the company does not pay. Read that page twice.',
    ),
    heading('Why business prices look lower'),
    paragraph(
      'They are shown without VAT, because most businesses get some or all of it back. To compare with a personal price add 20%. On this site the words “excl. VAT” stand beside every business price; the total is without VAT as well.',
    ),
    heading('How much VAT comes back'),
    claimNote('vat-reclaim'),
    paragraph(
      'The half is a rule of thumb written into law: HMRC assumes that a leased car is partly for private use and blocks 50% of the VAT on the hire, whatever the true share. A car that is not available for any private journey, not even home to office, unlocks the rest, and that is hard to prove for one person’s car. Pool cars kept at work, taxis and driving-school cars can manage it.',
    ),
    table(
      'A lease of £300 a month excl. VAT with a maintenance package of £30',
      ['', 'Excl. VAT', 'VAT', 'Reclaimed', 'Real monthly cost'],
      [
        ['Car, any private use', '£300.00', '£60.00', '£30.00', '£330.00'],
        ['Maintenance, shown separately', '£30.00', '£6.00', '£6.00', '£30.00'],
        ['Together', '£330.00', '£66.00', '£36.00', '£360.00'],
        ['The same as a van', '£330.00', '£66.00', '£66.00', '£330.00'],
      ],
    ),
    paragraph(
      'The block applies to the hire of the car, not to services. Maintenance that stands on the invoice by itself can usually be reclaimed in full, so ask for it to be shown separately. VAT on excess-mileage charges usually follows the rules for the hire.',
    ),
    calculator('vatReclaim', 'What VAT leaves you paying'),
    paragraph(
      'Businesses on the flat rate scheme generally cannot reclaim VAT on rentals at all. Businesses that are not registered pay the full price including VAT.',
    ),
    heading('Profits: what is deductible'),
    paragraph(
      'Rentals are an ordinary cost and reduce taxable profit. For cars with CO2 emissions above 50 g/km, 15% of the rental is disallowed; for electric cars, and for plug-in hybrids at or below that figure, nothing is. Official CO2 figures of many plug-in hybrids have gone up with a stricter test, so look at the exact car. Vans are deductible in full. The cost is normally spread evenly over the lease in the accounts, whatever was paid on the first day.',
    ),
    heading('If somebody drives it privately'),
    paragraph(
      'Private use of a company car is a taxable benefit for the driver and costs the employer National Insurance. The taxable value is the car’s list price times a percentage that depends on emissions. For electric cars it is 4% in 2026/27 and rises step by step in later years; for an ordinary petrol car it is many times that. This difference is why most new company cars are electric.',
    ),
    caution(
      'Options count',
      'The list price for tax includes options, even when the lease was discounted. A £2,000 glass roof costs the driver tax in each year of the lease.',
    ),
    heading('What the provider will ask for'),
    ...bullets(
      'Company number, registered address and time trading, or the same for a sole trader.',
      'Two or three years of accounts, or bank statements for a young business.',
      'Names, addresses and dates of birth of directors or partners.',
      'Proof of insurance for business use before delivery.',
    ),
    heading('Choosing the terms'),
    paragraph(
      'Businesses tend to gain from maintenance included, since one fixed invoice replaces a box of receipts. Choose mileage by the logs of the present car; excess miles are charged at the end. A small initial rental keeps cash in the business and hardly changes the total: [see why](/car-leasing-guides/leasing-explained/what-is-an-initial-rental).',
    ),
    paragraph(
      'This is general information about UK tax in late 2026, not advice. Your accountant knows your business; HMRC’s Notice 700/64 has the rules on motoring expenses. When you are ready, [see business deals](/compare-car-leasing?financeType=business), or read about [vans](/car-leasing-guides/business-and-vans/leasing-a-van).',
    ),
  ],
})
