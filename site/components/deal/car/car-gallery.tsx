import { stockColours } from '#core/offer/stock-colours.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import {
  CarGallery as Gallery,
  type Photograph,
  PhotoStrip,
} from '#site/ui/car-gallery/car-gallery.tsx'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'

export type CarGalleryProps = {
  car: Derivative
  /** Photographs, where the feed or editors have any. */
  pictures: readonly Photograph[]
  units: readonly StockUnit[]
}

/** Photographs of a car; without any its drawing, with the colours that stand in stock. Rule K-35. */
export function CarGallery({ car, pictures, units }: CarGalleryProps) {
  const texts = messages.car
  const name = carName(car)
  if (pictures.length > 0)
    return <PhotoStrip label={fill(texts.gallery, { car: name })} pictures={pictures} />
  const picture = { ...carDrawing(car), alt: fill(messages.deal.picture, { car: name }) }
  const colours = stockColours(units).map(({ colour, availableFrom, paint }) => ({
    label:
      availableFrom === null
        ? fill(texts.colourNow, { colour })
        : fill(texts.colourFrom, { colour, day: writtenDay(availableFrom) }),
    paint,
  }))
  if (colours.length === 0) return <CarPicture {...picture} isFirst />
  return (
    <Gallery
      picture={picture}
      legend={texts.colours}
      colours={[{ label: texts.ownPaint, paint: car.paint }, ...colours]}
    />
  )
}
