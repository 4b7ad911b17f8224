import type { Navigation } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'

type Link = readonly [label: string, href: string]
type Column = { title?: string; part?: 'makes' | 'bodyTypes' | 'budgets'; links?: readonly Link[] }

const list = '/compare-car-leasing'

/** The menus of the header and the lists of the footer. */
export const navigation: SeedDocument<Navigation> = {
  _id: 'navigation',
  _type: 'navigation',
  menus: [
    menu('deals', 'Car lease deals', [
      {
        links: [
          ['All deals', list],
          ['In stock now', `${list}?stock=1`],
          ['Special offers', `${list}?specialOffers=1`],
          ['Business leasing', `${list}?financeType=business`],
          ['PCP', `${list}?financeType=pcp`],
          ['Vans', `${list}?financeType=business&bodyTypes=van`],
        ],
      },
    ]),
    menu('compare', 'Compare', [
      { title: 'By make', part: 'makes', links: [['All makes', '/manufacturers']] },
      { title: 'By body type', part: 'bodyTypes' },
      { title: 'By budget', part: 'budgets' },
    ]),
    menu('electric', 'Electric and hybrid', [
      {
        links: [
          ['Electric cars', `${list}?fuelTypes=electric`],
          [
            'Electric, 250 miles and more',
            `${list}?fuelTypes=electric&pureElectricRanges=250to350,350`,
          ],
          ['Plug-in hybrids', `${list}?fuelTypes=plug-in-hybrid`],
          ['Hybrids', `${list}?fuelTypes=hybrid`],
        ],
      },
    ]),
    menu('guides', 'Guides and help', [
      {
        links: [
          ['Leasing guides', '/car-leasing-guides'],
          ['What is car leasing?', '/what-is-car-leasing'],
          ['Questions and answers', '/faq'],
          ['About us', '/about-us'],
        ],
      },
    ]),
  ],
  footer: [
    footerList('find', 'Find a deal', [
      ['All deals', list],
      ['In stock now', `${list}?stock=1`],
      ['Business leasing', `${list}?financeType=business`],
      ['Electric cars', `${list}?fuelTypes=electric`],
      ['All makes', '/manufacturers'],
    ]),
    footerList('help', 'Help', [
      ['Leasing guides', '/car-leasing-guides'],
      ['What is car leasing?', '/what-is-car-leasing'],
      ['Questions and answers', '/faq'],
    ]),
    footerList('house', 'Larkway', [
      ['About us', '/about-us'],
      ['Our providers', '/our-brokers'],
      ['Initial disclosure', '/initial-disclosure'],
      ['Terms and conditions', '/tcs'],
      ['Privacy policy', '/privacy-policy'],
      ['Cookies', '/cookies'],
    ]),
  ],
}

function menu(_key: string, title: string, columns: readonly Column[]) {
  return {
    _type: 'menu' as const,
    _key,
    title,
    columns: columns.map(({ links, ...column }, index) => ({
      _type: 'menuColumn' as const,
      _key: `c${index + 1}`,
      ...column,
      ...(links && { links: menuLinks(links) }),
    })),
  }
}

function footerList(_key: string, title: string, links: readonly Link[]) {
  return { _type: 'footerList' as const, _key, title, links: menuLinks(links) }
}

function menuLinks(links: readonly Link[]) {
  return links.map(([label, href], index) => ({
    _type: 'menuLink' as const,
    _key: `l${index + 1}`,
    label,
    href,
  }))
}
