import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { monthsBetween } from '#core/pricing/pcp/agreement-days.ts'
import { type CarValue, presentCarValue } from '#core/pricing/running-costs/present-car-value.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { registrationDay } from '#core/vehicle/registration-day.ts'
import type { ValueCar } from '../adapters/partner-valuation.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'

export type CarBody = ReadBody<typeof calls.postCalculatorData>

/** A valued car; no value where nobody can say one. */
export type ValuedCar = {
  vehicle: { capId: string | null; make: string; model: string; regDate: string | null }
  value: (CarValue & { source: string }) | null
}

/**
 * Finds and values somebody's car: through the partner where there is one that knows it, else by
 * our own estimate from the catalogue's price. Null when no car was found. Rules P-69, C-59.
 */
export async function valueOfCar(
  body: CarBody,
  deals: DealSearch,
  valueCar: ValueCar | null,
  today: string,
): Promise<ValuedCar | null> {
  const registration = (body.reg ?? '').replace(/\s/g, '').toUpperCase()
  const regDate = body.regDate ?? registrationDay(registration, today)
  const mileageMiles = body.currentMileage ?? null
  const valued = await valueCar?.({
    registration,
    make: body.make ?? null,
    model: body.model ?? null,
    regDate,
    mileageMiles,
  })
  if (valued) {
    const { make, model, lowPence, middlePence, highPence } = valued
    return {
      vehicle: { capId: body.capId ?? null, make, model, regDate: valued.regDate ?? regDate },
      value: { lowPence, middlePence, highPence, source: 'Our valuation partner' },
    }
  }
  const car = carOf(body, deals)
  return (
    car && {
      vehicle: {
        capId: car.capId,
        make: car.manufacturer.name,
        model: `${car.carModel.name} ${car.name}`,
        regDate,
      },
      value: ownValue(car, regDate, mileageMiles, today),
    }
  )
}

function ownValue(
  { onTheRoadPricePence }: Derivative,
  regDate: string | null,
  mileageMiles: number | null,
  today: string,
): ValuedCar['value'] {
  if (onTheRoadPricePence === null || regDate === null) return null
  const ageMonths = monthsBetween(regDate, today)
  const value = presentCarValue({ newPricePence: onTheRoadPricePence, ageMonths, mileageMiles })
  return { ...value, source: 'Our own estimate' }
}

/** The derivative by capId, or the one of the median price of a make and model. */
function carOf({ capId, make, model }: CarBody, deals: DealSearch): Derivative | null {
  if (capId !== undefined) return deals.derivative(capId)
  const [wantedMake, wantedModel] = [plain(make), plain(model)]
  if (wantedMake === '' || wantedModel === '') return null
  const alike = deals.catalogue.derivatives
    .map(({ derivative }) => derivative)
    .filter(
      (car) =>
        plain(car.manufacturer.name) === wantedMake &&
        [car.range.name, car.carModel.name].some((name) => plain(name) === wantedModel) &&
        car.onTheRoadPricePence !== null,
    )
    .toSorted((left, right) => left.onTheRoadPricePence! - right.onTheRoadPricePence!)
  return alike[Math.floor(alike.length / 2)] ?? null
}

const plain = (text = '') => text.trim().toLowerCase()
