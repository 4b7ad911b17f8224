import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { ChosenDeal } from '#site/data/deal/types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Notice } from '#site/ui/notice/notice.tsx'

/** Which of the deals of an address nobody quotes any more, each with the way to its car. Rule F-158. */
export function GoneDeals({ deals }: { deals: readonly ChosenDeal[] }) {
  const gone = deals.filter(({ offer }) => offer === null)
  if (gone.length === 0) return null
  return (
    <Notice>
      {gone.map(({ id, car }) => (
        <p key={id}>
          {fill(messages.saved.gone, { deal: `${carName(car)} ${car.name}` })}{' '}
          <a href={paths.deal(car.capId)}>{messages.saved.goneLink}</a>
        </p>
      ))}
    </Notice>
  )
}
