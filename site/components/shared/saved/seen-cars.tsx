import type { SeenCar } from '#core/offer/seen-cars.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { carFileAddress } from '#site/ui/car-drawing/car-file-name.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import styles from './seen-cars.module.css'

/** The place for the cars seen in this session: nothing to see before there are any. Rule F-159. */
export function SeenCars() {
  return (
    <section className={styles.seen} data-seen-cars="" data-no-print="" hidden>
      <h2 className={styles.title}>{messages.saved.seen}</h2>
      <ul className={styles.list} />
    </section>
  )
}

/** Tells the script that this is the deal page of a car. Rule F-159. */
export function SeenMark({ car }: { car: DerivativeSummary }) {
  const seen: SeenCar = {
    href: paths.deal(car.capId),
    name: carName(car),
    version: car.name,
    drawing: carFileAddress(carDrawing(car)),
  }
  return <span hidden data-seen={JSON.stringify(seen)} />
}
