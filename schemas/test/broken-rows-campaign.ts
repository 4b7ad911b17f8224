import type { BrokenRow } from './broken-row.ts'

const warning = { level: 'warning' } as const
const long = (length: number) => 'x'.repeat(length)
const variant = (name: string, weight: number) => ({
  _type: 'experimentVariant',
  _key: `${name}${weight}`,
  name,
  label: name,
  weight,
})
const scenario = (_key: string) => ({
  _type: 'experimentScenario',
  _key,
  name: 'drawer',
  visitors: 'all',
  variants: [variant('off', 100)],
})

const contactFields = ['phone', 'contactHours', 'footerStatement'] as const

/** Our own storefront with nothing about contact but the one field. */
const inOurOwn = (field: (typeof contactFields)[number]) => ({
  layout: 'default',
  ...Object.fromEntries(
    contactFields.filter((each) => each !== field).map((each) => [each, undefined]),
  ),
})

/** Banners, experiments and storefronts. */
export const campaignRows: readonly BrokenRow[] = [
  ['banner.title', undefined, 'Title: write one of at most 60 characters.'],
  ['banner.text', long(201), 'Text: write at most 200 characters.'],
  ['banner.link.label', long(41), 'Link text: shorten it to 40 characters.'],
  [
    'banner.link.label',
    undefined,
    'Link text: write what the link leads to, or empty Link address.',
  ],
  [
    'banner.link.href',
    'special-offers',
    'Link address: begin with / for a page of this site, or with https://.',
  ],
  ['banner.link.href', undefined, 'Link address: say where the link leads, or empty Link text.'],
  ['banner.routes', [], 'Pages: choose at least one page of the list.'],
  ['banner.audience', 'partners', 'Audience: choose who sees it.'],
  ['banner.startsOn', undefined, 'First day: choose a date.'],
  [
    'banner.endsOn',
    '2026-11-25',
    'Last day: choose a date that is not before First day.',
    { with: { startsOn: '2026-11-26' } },
  ],
  [
    'banner.endsOn',
    '2026-11-19',
    'Last day: this date has passed and the banner is hidden. Choose a later one to show it again.',
    warning,
  ],
  ['banner.isDismissible', undefined, 'Can be closed: choose yes or no.'],
  ['banner.order', undefined, 'Order: give a whole number of 0 or more.'],
  ['experiment.title', undefined, 'Title: write one of at most 80 characters.'],
  [
    'experiment.key',
    'Button',
    'Key: use lower-case letters, digits and hyphens, such as enquiry-button.',
  ],
  [
    'experiment.key',
    'taken',
    'Key: another experiment has this one. Choose another.',
    { beside: { _type: 'experiment', key: 'taken' } },
  ],
  [
    'experiment.hypothesis',
    undefined,
    'Hypothesis: say in at most 400 characters what you expect.',
  ],
  ['experiment.measure', undefined, 'Measure: name the number that decides.'],
  ['experiment.startsOn', undefined, 'First day: choose a date.'],
  [
    'experiment.endsOn',
    '2026-11-25',
    'Last day: choose a date that is not before First day, or none.',
    { with: { startsOn: '2026-11-26' } },
  ],
  [
    'experiment.endsOn',
    '2026-11-19',
    'Last day: this date has passed and everybody sees the first variant. Choose a later one, or switch the experiment off.',
    warning,
  ],
  ['experiment.isActive', undefined, 'Switched on: choose yes or no.'],
  ['experiment.scenarios', [], 'Scenarios: add at least one.'],
  [
    'experiment.scenarios',
    [scenario('a'), scenario('b')],
    'Scenarios: two are named “drawer”; rename one.',
  ],
  [
    'experimentScenario.name',
    'enquiry button',
    'Name: use letters and digits without spaces, such as enquiryButton.',
  ],
  ['experimentScenario.visitors', 'google', 'Visitors: choose who takes part.'],
  ['experimentScenario.variants', [], 'Variants: add at least one.'],
  [
    'experimentScenario.variants',
    [variant('send', 90), variant('check', 9)],
    'Variants: the weights of “enquiryButton” add up to 99; make them 100.',
  ],
  [
    'experimentScenario.variants',
    [variant('send', 90), variant('send', 10)],
    'Variants: two of “enquiryButton” are named “send”; rename one.',
  ],
  [
    'experimentScenario.variants.name',
    'send it',
    'Name: use letters and digits without spaces, such as send.',
  ],
  ['experimentScenario.variants.label', undefined, 'Label: write one of at most 80 characters.'],
  [
    'experimentScenario.variants.weight',
    90.5,
    [
      'Weight: give a whole number from 0 to 100.',
      'Variants: the weights of “enquiryButton” add up to 100.5; make them 100.',
    ],
  ],
  ['storefront.name', undefined, 'Name: write one of at most 40 characters.'],
  [
    'storefront.key',
    'Fair mile',
    'Key: use lower-case letters, digits and hyphens, such as fairmile.',
  ],
  [
    'storefront.key',
    'taken',
    'Key: another storefront has this one. Choose another.',
    { beside: { _type: 'storefront', key: 'taken' } },
  ],
  ['storefront.hosts', [], 'Hosts: give at least one.'],
  [
    'storefront.hosts',
    ['https://fairmile.example'],
    'Hosts: “https://fairmile.example” is no host name. Write it like cars.example.co.uk.',
  ],
  [
    'storefront.hosts',
    ['cars.example'],
    'Hosts: another storefront has one of these. Take it out there first.',
    { beside: { _type: 'storefront', hosts: ['a.example', 'cars.example'] } },
  ],
  ['storefront.layout', 'landing', 'Layout: choose one.'],
  [
    'storefront.tokens',
    undefined,
    [
      'Colour and corners: fill in both.',
      'Accent colour: write a hash and six digits or letters a to f, such as #F2B233.',
      'Corner radius: give a whole number from 0 to 24.',
    ],
  ],
  [
    'storefrontTokens.accent',
    'orange',
    'Accent colour: write a hash and six digits or letters a to f, such as #F2B233.',
  ],
  ['storefrontTokens.radius', 25, 'Corner radius: give a whole number from 0 to 24.'],
  [
    'storefront.phone',
    'call us',
    'Phone number: use digits and spaces only, between 8 and 20 characters.',
  ],
  [
    'storefront.phone',
    '020 7946 0123',
    'Phone number: shown in place of what Site settings say. Empty it here to show theirs.',
    { level: 'warning', with: inOurOwn('phone') },
  ],
  [
    'storefront.contactHours',
    [{ _type: 'openingHours', _key: 'h', days: 'Sunday', opens: '10:00', closes: '11:00' }],
    'Contact hours: shown in place of what Site settings say. Empty it here to show theirs.',
    { level: 'warning', with: inOurOwn('contactHours') },
  ],
  [
    'storefront.footerStatement',
    'A credit broker, not a lender.',
    'Footer statement: shown in place of what Site settings say. Empty it here to show theirs.',
    { level: 'warning', with: inOurOwn('footerStatement') },
  ],
  [
    'storefront.key',
    'site',
    'Key: this one is too long, or stands for something else. Choose another.',
  ],
  ['storefront.headline', long(71), 'Home headline: shorten it to 70 characters.'],
  ['storefront.intro', long(321), 'Home introduction: shorten it to 320 characters.'],
  [
    'storefront.frameOrigins',
    ['https://*.fairmile.example'],
    'Sites that may embed it: “https://*.fairmile.example” is no site. Write it like https://www.example.co.uk.',
  ],
  ['storefront.chatUrl', 'http://chat.example', 'Message address: begin with https://.'],
  ['socialLink.service', 'myspace', 'Service: choose one.'],
  ['socialLink.url', 'http://x.example', 'Address: begin with https://.'],
]
