import { LinkButton } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { price, sum } from '../price-block/price-block.examples.tsx'
import { OfferRow } from './offer-row.tsx'
import { ProviderMark } from './provider-mark.tsx'

const href = '/compare-car-leasing'

export const offerRowExamples: Examples = {
  'The best deal and the next': (
    <>
      <OfferRow
        mark="Best deal"
        provider="Harbour Fleet"
        providerMark={
          <ProviderMark
            src="/providers/harbour-fleet.svg"
            href="/our-brokers#provider-1"
            label="About Harbour Fleet"
          />
        }
        delivery="12 to 14 weeks"
        isInStock={false}
        special="Special offer: £6 a month less, all in, than the cheapest ordinary price here for this car on these terms"
        terms={['Excess 9.6p a mile', 'Maintenance not included']}
        price={{ ...price, sum }}
        action={<LinkButton href={href}>Send my enquiry</LinkButton>}
      />
      <OfferRow
        provider="Northgate & Lane Contract Hire and Leasing"
        delivery="In stock, 2 to 4 weeks"
        isInStock
        terms={['Excess 11.1p a mile', 'Maintenance included']}
        price={{ ...price, monthly: '£1,311.11', total: '£47,936.05' }}
        action={
          <LinkButton href={href} look="secondary">
            Send my enquiry
          </LinkButton>
        }
      />
    </>
  ),
}
