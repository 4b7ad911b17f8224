import type { Derivative } from '#core/vehicle/derivative.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { Failure } from '#leasing-api/server/failure.ts'

/** The response about one derivative, with or without prices; 404 where there is none. */
export async function withCar<Answer>(
  deals: DealSearch,
  capId: string,
  answer: (car: Derivative) => Answer | Promise<Answer>,
): Promise<Answer | Failure> {
  const car = deals.derivative(capId)
  return car ? answer(car) : new Failure(404, 'errors.notFound')
}
