import type { Examples } from '../gallery/examples.ts'
import { Logo } from '../logo/logo.tsx'
import type { NavGroup } from './nav-group.ts'
import { LandingHeader, SiteHeader } from './site-header.tsx'

const head = { homeHref: '/', logo: <Logo label="Larkway" />, homeLabel: 'Larkway, home' }
const phone = {
  label: 'Mon to Fri, 9am to 6pm',
  number: '0330 000 0000',
  href: 'tel:+443300000000',
}
const makes = ['Audi', 'BMW', 'Cupra', 'Ford', 'Hyundai', 'Kia', 'Mercedes-Benz', 'Volkswagen']

const groups: NavGroup[] = [
  {
    label: 'Compare',
    columns: [
      {
        title: 'By make',
        links: makes.map((label) => ({ label, href: `/car-search/${label.toLowerCase()}` })),
      },
      { title: 'Everything', links: [{ label: 'All deals', href: '/compare-car-leasing' }] },
    ],
  },
  { label: 'Guides and help', href: '/car-leasing-guides' },
]

export const siteHeaderExamples: Examples = {
  'With menu and phone': (
    <SiteHeader
      {...head}
      menuId="example-menu"
      navLabel="Main, in an example"
      menuLabel="Menu"
      groups={groups}
      phone={phone}
      shortlist={{ href: '/shortlist', label: 'Shortlist, in an example' }}
    />
  ),
  'Without a phone': (
    <SiteHeader
      {...head}
      menuId="example-menu-short"
      navLabel="Main, without a phone"
      menuLabel="Menu"
      groups={groups.slice(1)}
    />
  ),
  'Landing page': <LandingHeader {...head} phone={phone} />,
}
