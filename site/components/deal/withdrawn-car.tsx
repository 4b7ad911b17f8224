import type { ReactNode } from 'react'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

type WithdrawnCarProps = {
  car: Derivative
  /** Whether its range has a page still. */
  hasRange: boolean
  /** Deals on cars like it. */
  children: ReactNode
}

/** What stands at the address of a car that is in no catalogue any more. Rule R-47. */
export function WithdrawnCar({ car, hasRange, children }: WithdrawnCarProps) {
  const { withdrawn } = messages.deal
  const { manufacturer, range } = car
  return (
    <Column>
      <EmptyState
        drawing="road"
        headingLevel={1}
        title={fill(withdrawn.title, { car: carName(car) })}
        actions={
          <>
            {hasRange ? (
              <LinkButton href={paths.carLeasingRange(manufacturer.slug, range.slug)}>
                {fill(withdrawn.range, { car: `${manufacturer.name} ${range.name}` })}
              </LinkButton>
            ) : null}
            <LinkButton look={hasRange ? 'secondary' : 'primary'} href={paths.compare()}>
              {withdrawn.all}
            </LinkButton>
          </>
        }
      >
        <p>{fill(withdrawn.text, { version: car.name })}</p>
      </EmptyState>
      {children}
    </Column>
  )
}
