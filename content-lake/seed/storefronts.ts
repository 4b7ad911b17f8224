import type { Storefront } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'
import { siteSettings } from './site-settings.ts'

/** What every storefront says of who arranges the finance, after its own sentence. */
const brokerStatement = siteSettings.footerStatement.replace(
  /^Larkway is/,
  'Larkway, which runs it, is',
)

/**
 * The faces of the site: our own and two invented partners'. What they leave out, phone, hours or
 * footer statement, is that of the site settings.
 */
export const storefronts: SeedDocument<Storefront>[] = [
  {
    _id: 'storefront-larkway',
    _type: 'storefront',
    name: 'Larkway',
    key: 'larkway',
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    layout: 'default',
    tokens: { _type: 'storefrontTokens', accent: '#F2B233', radius: 6 },
  },
  {
    _id: 'storefront-fairmile',
    _type: 'storefront',
    name: 'Fairmile Compare',
    key: 'fairmile',
    hosts: ['fairmile.localhost'],
    layout: 'partner',
    tokens: { _type: 'storefrontTokens', accent: '#8FC7E8', radius: 2 },
    // Numbers of this block are kept free for fiction by the regulator of telephony.
    phone: '020 7946 0456',
    footerStatement: `Fairmile Compare shows this comparison of leasing deals. ${brokerStatement}`,
  },
  {
    _id: 'storefront-oakmoney',
    _type: 'storefront',
    name: 'Oak Money',
    key: 'oakmoney',
    hosts: ['oakmoney.localhost'],
    layout: 'partner',
    tokens: { _type: 'storefrontTokens', accent: '#BFD98A', radius: 12 },
    phone: '020 7946 0789',
    footerStatement: `Oak Money shows this comparison of leasing deals to its members. ${brokerStatement}`,
  },
]
