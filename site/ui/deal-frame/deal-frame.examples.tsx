import { LinkButton } from '../button/button.tsx'
import { CarPicture } from '../car-drawing/car-picture.tsx'
import { DealSentence } from '../deal-sentence/deal-sentence.tsx'
import { sentence } from '../deal-sentence/deal-sentence.examples.tsx'
import type { Examples } from '../gallery/examples.ts'
import { longestDerivative } from '../offer-card/offer-card.examples.tsx'
import { PriceBlock } from '../price-block/price-block.tsx'
import { price, sum } from '../price-block/price-block.examples.tsx'
import { bar } from '../stacked-bar/stacked-bar.examples.tsx'
import { DealBar, DealColumn, DealFrame, DealHead } from './deal-frame.tsx'

const action = <LinkButton href="/compare-car-leasing">Ask Harbour Fleet for this deal</LinkButton>

const picture = (
  <CarPicture
    bodyType="hatchback"
    paint="apricot"
    wheel={2}
    isElectric={false}
    alt="Drawing of a hatchback"
  />
)

export const dealFrameExamples: Examples = {
  'The best deal for a car with a long name, just changed': (
    <DealFrame id="deal-example">
      <DealHead name="Mercedes-Benz CLA" derivative={longestDerivative} picture={picture} />
      <DealColumn
        sentence={<DealSentence>{sentence}</DealSentence>}
        price={<PriceBlock size="large" {...price} sum={sum} />}
        saving="£14 a month less than the next best deal here"
        change="+£22.49 a month, all in: £378.26 instead of £355.77"
        action={action}
        bar={bar}
      />
      <DealBar
        label="This deal in short"
        price={
          <>
            <strong>£289.47</strong> a month inc. VAT
          </>
        }
        total="£12,935.68 in total, fees included"
        action={action}
      />
    </DealFrame>
  ),
}
