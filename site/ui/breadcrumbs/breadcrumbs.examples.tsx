import type { Examples } from '../gallery/examples.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const home = { label: 'Home', href: '/' }

export const breadcrumbsExamples: Examples = {
  'One step from home': (
    <Breadcrumbs label="You are here: one step" crumbs={[home, { label: 'Questions' }]} />
  ),
  'A deal, with a long name': (
    <Breadcrumbs
      label="You are here: a deal"
      crumbs={[
        home,
        { label: 'Volkswagen', href: '/car-search/volkswagen' },
        { label: 'Transporter', href: '/car-search/volkswagen/transporter' },
        { label: '2.0 TDI 150 Commerce Pro 4Motion Long wheelbase Automatic' },
      ]}
    />
  ),
}
