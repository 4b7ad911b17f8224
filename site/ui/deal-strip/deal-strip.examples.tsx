import type { Examples } from '../gallery/examples.ts'
import { longestDerivative } from '../offer-card/offer-card.examples.tsx'
import { price } from '../price-block/price-block.examples.tsx'
import { DealLines, DealStrip, type StripCard } from './deal-strip.tsx'

const trims = ['Design', 'Griffin', 'GS', 'GS Line', 'Ultimate', 'Yes']
const deals = trims.map((name, at): StripCard => ({
  href: `/vehicles/${at + 1}/offers`,
  name,
  derivative: at === 2 ? longestDerivative : `1.2 Turbo 100 ${name}`,
  price,
  picture: {
    bodyType: 'hatchback',
    paint: 'lagoon',
    wheel: 2,
    isElectric: false,
    alt: '',
  },
  note: at === 0 ? '−£8.20 a month, all in' : `+£${at * 9}.40 a month, all in`,
  isGood: at === 0,
  foot: [
    'Works out at £335.20 a month',
    'Factory order, 12–14 weeks',
    'From Harbour Fleet',
    'Checked 20 November 2026',
  ],
}))

export const dealStripExamples: Examples = {
  'More than fit': <DealStrip deals={deals} />,
  'Two cards': <DealStrip deals={deals.slice(0, 2)} />,
  'Without pictures': (
    <DealLines deals={deals.slice(0, 4).map(({ note: _, ...deal }) => ({ ...deal }))} />
  ),
}
