import { LinkButton } from '../button/button.tsx'
import { CarPicture } from '../car-drawing/car-picture.tsx'
import { DealSentence } from '../deal-sentence/deal-sentence.tsx'
import { sentence } from '../deal-sentence/deal-sentence.examples.tsx'
import { FactTable } from '../facts/facts.tsx'
import { carFacts } from '../facts/facts.examples.tsx'
import type { Examples } from '../gallery/examples.ts'
import { longestDerivative } from '../offer-card/offer-card.examples.tsx'
import { PriceBlock } from '../price-block/price-block.tsx'
import { price, sum } from '../price-block/price-block.examples.tsx'
import { bar } from '../stacked-bar/stacked-bar.examples.tsx'
import { DealSummary, type DealSummaryProps } from './deal-summary.tsx'

const deal: DealSummaryProps = {
  name: 'Vauxhall Corsa',
  derivative: '1.2 Turbo 100 GS 5dr',
  picture: (
    <CarPicture
      bodyType="hatchback"
      paint="apricot"
      wheel={2}
      isElectric={false}
      alt="Drawing of a hatchback"
    />
  ),
  facts: <FactTable facts={carFacts} />,
  sentence: <DealSentence>{sentence}</DealSentence>,
  price: <PriceBlock size="large" {...price} sum={sum} />,
  bar,
  terms: <p>From Harbour Fleet, 12 to 14 weeks. Checked today at 09:40.</p>,
  action: (
    <LinkButton href="/compare-car-leasing" isWide>
      Send my enquiry
    </LinkButton>
  ),
}

export const dealSummaryExamples: Examples = {
  'A deal': <DealSummary {...deal} />,
  'The best deal for a car with a long name': (
    <DealSummary
      {...deal}
      name="Mercedes-Benz CLA"
      derivative={longestDerivative}
      saving="£14 a month less than the next best deal here"
      sentence={<DealSentence>{sentence}</DealSentence>}
    />
  ),
}
