import type { Examples } from '../gallery/examples.ts'
import { pcpPrice, price, sum } from '../price-block/price-block.examples.tsx'
import { OfferCard, OfferCardSkeleton, OfferGrid, type OfferCardProps } from './offer-card.tsx'

const corsa: OfferCardProps = {
  href: '/compare-car-leasing',
  picture: { bodyType: 'hatchback', paint: 'apricot', wheel: 2, isElectric: false, alt: '' },
  name: 'Vauxhall Corsa',
  derivative: '1.2 Turbo 100 GS',
  facts: ['Petrol', 'Manual', '53.3 mpg'],
  price,
  delivery: '12 to 14 weeks',
  isInStock: false,
  provider: 'From Harbour Fleet',
  effective: 'Works out at £335.20 a month',
  value: { words: 'Value about 80 of 100', href: '/car-leasing/value-score' },
  checked: 'Checked 20 November 2026',
}

/** About the longest there is. */
export const longestDerivative = 'CLA 350 354 4MATIC with EQ Technology AMG Line Premium Plus'

const longNamed: OfferCardProps = {
  ...corsa,
  picture: { bodyType: 'saloon', paint: 'chalk', wheel: 5, isElectric: true, alt: '' },
  name: 'Mercedes-Benz CLA',
  derivative: longestDerivative,
  facts: ['Plug-in hybrid', 'Automatic', '57 miles electric'],
  price: { ...price, monthly: '£1,189.66', sum },
  special: { mark: 'Hot deal', why: '£12 a month below ordinary prices' },
  saving: '£12 a month less than the next best deal here',
  delivery: 'In stock, 2 to 4 weeks',
  isInStock: true,
}

const saved = { save: { deal: '7-1234567-p36-8000-9-fn', label: 'Shortlist Vauxhall Corsa' } }

const actions = <a href="/compare-car-leasing">12 more versions from £189.20</a>

/** What a list holds: plain, with everything, with buttons. */
export const cards = (
  <OfferGrid>
    <OfferCard {...corsa} />
    <OfferCard {...longNamed} {...saved} />
    <OfferCard {...corsa} {...saved} actions={actions} />
  </OfferGrid>
)

const { effective: _, value: __, ...withoutEffective } = corsa
const onPcp: OfferCardProps = { ...withoutEffective, price: pcpPrice }

export const offerCardExamples: Examples = {
  'On credit, beside a lease': (
    <OfferGrid>
      <OfferCard {...onPcp} />
      <OfferCard {...onPcp} price={{ ...pcpPrice, monthly: '£1,189.66' }} />
      <OfferCard {...corsa} />
    </OfferGrid>
  ),
  'Plain, with everything, with its buttons off and on': cards,
  'Beside those still to come': (
    <OfferGrid>
      <OfferCard {...corsa} />
      <OfferCardSkeleton />
    </OfferGrid>
  ),
  'With buttons, beside those still to come': (
    <OfferGrid>
      <OfferCard {...corsa} actions={actions} />
      <OfferCardSkeleton hasActions />
    </OfferGrid>
  ),
}
