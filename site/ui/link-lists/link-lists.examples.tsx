import type { Examples } from '../gallery/examples.ts'
import { LinkLists } from './link-lists.tsx'

export const linkListsExamples: Examples = {
  'Three lists': (
    <LinkLists
      lists={[
        {
          title: 'Find a deal',
          links: [
            { label: 'All deals', href: '/compare-car-leasing' },
            { label: 'All makes', href: '/manufacturers' },
          ],
        },
        { title: 'Guides', links: [{ label: 'Leasing guides', href: '/car-leasing-guides' }] },
        { title: 'Larkway', links: [{ label: 'About us', href: '/about-us' }] },
      ]}
    />
  ),
}
