import type { ReturnOfCar } from '#core/calculators/return-bill/return-of-car.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import styles from '../calculators.module.css'

const texts = messages.returnBill

/** Which car the lease is of, and whose price says what the next mileage costs. Rule P-116. */
export function OfCar({
  car,
  ofCar,
}: {
  car: Pick<Derivative, 'capId' | 'manufacturer' | 'range' | 'name'>
  ofCar: ReturnOfCar | null
}) {
  return (
    <p className={styles.small}>
      <a href={paths.deal(car.capId)}>
        {carName(car)} {car.name}
      </a>
      {'. '}
      {ofCar ? fill(texts.ofCar, { provider: ofCar.provider }) : texts.ofCarUnquoted}
    </p>
  )
}
