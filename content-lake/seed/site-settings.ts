import type { SiteSettings } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'

/** The number is one of those the regulator of telephony keeps free for fiction. */
export const siteSettings: SeedDocument<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: 'Larkway',
  headline: 'Find out what the car really costs',
  intro:
    '“From £199” is where most adverts stop. We carry on: first payment, monthly payments and fees from {providers} leasing providers, added up to one total you can compare.',
  seo: {
    _type: 'seo',
    title: 'Compare car leasing deals by what they really cost',
    description:
      'Compare personal and business lease deals from UK providers with every payment and fee added up. Search by make, fuel, gearbox and monthly budget.',
  },
  phone: '020 7946 0123',
  contactHours: [
    {
      _type: 'openingHours',
      _key: 'weekdays',
      days: 'Monday to Friday',
      opens: '09:00',
      closes: '17:30',
    },
  ],
  footerStatement:
    'Larkway is a credit broker, not a lender. We compare the prices of leasing providers, who arrange the finance; we do not lend money ourselves. Providers pay us a commission when a car is ordered through us. It does not change the price you pay or the order of our results. Finance depends on your circumstances and is for UK residents aged 18 or over. Authorised and regulated by the Financial Conduct Authority under firm reference number 000000 (a placeholder: this site is a demonstration and no such firm exists).',
  demonstrationNotice:
    'This is a demonstration. The providers and phone numbers are invented, prices are illustrative, and nothing can be bought here.',
}
