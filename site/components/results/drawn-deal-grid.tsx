import { preload } from 'react-dom'
import { listedCarDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { carFileAddress } from '#site/ui/car-drawing/car-file-name.ts'
import { drawnHtml } from '#site/ui/static-html/drawn-html.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { DealGrid as PlainGrid, type DealGridProps, picturesAtOnce } from './deal-grid.tsx'
import { ListedCard } from './grouped/listed-card.tsx'

/**
 * The server's side of the cards, which package.json puts in the place of the browser's: the same HTML,
 * a card drawn once for all lists it stands in. Rule D-110.
 */
export function DealGrid(props: DealGridProps) {
  const { deals, scope, isOfProviders, texts } = props
  const cards = deals.map((deal, index) => {
    const isFirst = index < picturesAtOnce
    // Said by React of a picture that it draws itself.
    if (isFirst) preload(carFileAddress(listedCarDrawing(deal.derivative)), { as: 'image' })
    const key = JSON.stringify([deal, scope.specialOffers === true, isOfProviders, isFirst])
    return drawnHtml(key, () => (
      <ListedCard
        deal={deal}
        scope={scope}
        isOfProviders={isOfProviders}
        texts={texts}
        isFirst={isFirst}
      />
    ))
  })
  return cards.includes(null) ? <PlainGrid {...props} /> : <OfferGrid html={cards.join('')} />
}
