import type { EquityFields } from '#core/calculators/equity/equity-fields.ts'
import type { Valuer } from '#core/calculators/equity/valued-car-search.ts'
import { typedPence } from '#core/calculators/typed-amounts.ts'
import type { ReadFigures } from '#core/calculators/read-figures.ts'
import { simpleCurrency } from '#core/pricing/money/currency.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Notice } from '#site/ui/notice/notice.tsx'
import { FigureForm } from '../figure-form.tsx'
import { equityInputs, moreEquityInputs } from './equity-inputs.ts'

const texts = messages.carChange

type EquityFormProps = Pick<ReadFigures<EquityFields>, 'typed' | 'errors'> & {
  /** Null while it is not known which car it is. */
  vehicle: Derivative | null
  by: Valuer | 'nobody' | null
  isSent: boolean
  /** Where its answer stands. */
  address: (search?: string) => string
}

/** The second step: the figures of the finance, with what was found of the car. Rules P-101, P-102. */
export function EquityForm({ vehicle, by, typed, errors, isSent, address }: EquityFormProps) {
  const hidden = {
    ...(vehicle && { car: vehicle.capId }),
    ...(by === 'own' || by === 'partner' ? { by } : {}),
  }
  return (
    <FigureForm
      action={address()}
      title={texts.figures}
      above={isSent ? null : <Found vehicle={vehicle} by={by} worth={typed.worth} />}
      inputs={equityInputs}
      more={{ summary: texts.more, inputs: moreEquityInputs }}
      typed={typed}
      errors={errors}
      hidden={hidden}
      submit={texts.submit}
      startAgain={address()}
    />
  )
}

function Found({
  vehicle,
  by,
  worth,
}: Pick<EquityFormProps, 'vehicle' | 'by'> & { worth: string }) {
  if (by === 'nobody') return <Notice>{texts.notFound}</Notice>
  const pence = typedPence(worth)
  if (by === null || pence === null) return null
  const values = { worth: simpleCurrency(pence), source: texts[by] }
  return (
    <Notice>
      {vehicle
        ? fill(texts.valued, { ...values, car: `${carName(vehicle)} ${vehicle.name}` })
        : fill(texts.valuedPlain, values)}
    </Notice>
  )
}
