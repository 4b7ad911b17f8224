import type { Examples } from '../gallery/examples.ts'
import { Logo } from '../logo/logo.tsx'
import { LandingFooter, SiteFooter } from './site-footer.tsx'

const statements = [
  'Larkway is a credit broker, not a lender. Providers pay us a commission, which does not change the price you pay.',
  'Larkway is a demonstration: providers and prices are illustrative.',
]

const legal = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms', href: '/tcs' },
  { label: 'Cookies', href: '/cookies' },
]

export const siteFooterExamples: Examples = {
  'With everything': (
    <SiteFooter
      logo={<Logo label="Larkway" />}
      navLabel="Footer, in an example"
      statements={statements}
      contact={{
        title: 'Talk to us',
        phone: { number: '0330 000 0000', href: 'tel:+443300000000' },
        hours: ['Monday to Friday 9:00 to 18:00', 'Saturday 9:00 to 13:00'],
      }}
      social={{
        title: 'Elsewhere',
        links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/example' }],
      }}
      lists={[
        {
          title: 'Help',
          links: [
            { label: 'Questions', href: '/faq' },
            { label: 'Guides', href: '/car-leasing-guides' },
          ],
        },
        { title: 'Larkway', links: legal },
      ]}
    >
      <p>A slot above the columns.</p>
    </SiteFooter>
  ),
  'Landing page': <LandingFooter statements={statements} links={legal} />,
}
