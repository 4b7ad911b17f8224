import type { Deal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from '../calculators.module.css'

const texts = messages.fourWays

/** The way to the deals of the car that is compared, and to the same sums for others. */
export function OtherCars({ car, deals }: { car: Derivative | null; deals: readonly Deal[] }) {
  const others = deals.filter(({ derivative }) => derivative.capId !== car?.capId)
  return (
    <div data-no-print>
      <PageSection
        title={texts.cars}
        lede={texts.carsLede}
        aside={
          car ? <a href={paths.deal(car.capId)}>{fill(texts.deal, { car: carName(car) })}</a> : null
        }
      >
        <ul className={styles.links}>
          {others.map(({ derivative }) => (
            <li key={derivative.capId}>
              <a href={paths.fourWays(`car=${derivative.capId}`)}>
                {carName(derivative)} {derivative.name}
              </a>
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}
