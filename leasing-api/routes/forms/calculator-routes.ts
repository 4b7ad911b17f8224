import type { CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { penceToPounds, poundsToPence } from '#core/contract/json/money.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'
import { openQuery } from '#core/filters/query/deal-query.ts'
import { usualFinanceType } from '#core/offer/finance-type.ts'
import { type CarChange, carChange } from '#core/pricing/running-costs/car-change.ts'
import { electricVersusPetrolBasis } from '#core/pricing/running-costs/electric-versus-petrol-basis.ts'
import {
  electricVersusPetrol,
  type YearlyCost,
} from '#core/pricing/running-costs/electric-versus-petrol.ts'
import { ownDepreciation } from '#core/pricing/running-costs/present-car-value.ts'
import {
  carChangeSchema,
  electricVersusPetrolSchema,
} from '#core/validation/forms/calculator-forms.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import { type CarBody, type ValuedCar, valueOfCar } from '#leasing-api/forms/value-car.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { type CallRequest, changingRoute, route } from '#leasing-api/server/route.ts'
import { dealToWire } from '../derivatives/present.ts'
import { valuedToWire } from './valued-to-wire.ts'

type CalculatorData = CallResponse<typeof calls.postCalculatorData>

const dealsShown = 6

/** Calculators: their dated figures, electric versus petrol, and the equity in a present car. */
export const calculatorRoutes = {
  listRunningCosts: changingRoute(calls.listRunningCosts, async ({ services }) => {
    const data = await services.database.call.readRunningCosts()
    return { data, total: data.length }
  }),

  postElectricPetrol: route(calls.postElectricPetrol, async ({ body, services, deals }) => {
    const form = readForm(electricVersusPetrolSchema, body)
    if (form instanceof Failure) return form
    const { mileage, petrolPrice, bodyType } = body
    const costs = await services.database.call.readRunningCosts()
    const day = londonDay(services.clock())
    const driving = { annualMileageMiles: mileage, bodyType, petrolPencePerLitre: petrolPrice }
    const { petrol, electric, savingPence } = electricVersusPetrol(driving, costs, day)
    return {
      petrol: yearToWire(petrol),
      electric: yearToWire(electric),
      yearlySaving: penceToPounds(savingPence),
      assumptions: electricVersusPetrolBasis(bodyType, costs, day),
      deals: electricDeals(deals, bodyType),
    }
  }),

  postCalculatorData: route(calls.postCalculatorData, (request) =>
    calculatorData(request, request.body),
  ),

  getCalculatorData: route(calls.getCalculatorData, (request) =>
    calculatorData(request, request.query),
  ),
}

function yearToWire(year: YearlyCost) {
  return {
    energy: penceToPounds(year.energyPence),
    roadTax: penceToPounds(year.roadTaxPence),
    mileageDuty: penceToPounds(year.mileageDutyPence),
    total: penceToPounds(year.totalPence),
  }
}

/** The cheapest electric cars of a body on the common profile. */
function electricDeals(deals: DealSearch, bodyType: CallBodyType) {
  const financeType = usualFinanceType(bodyType)
  const found = deals.list(
    {
      ...openQuery,
      ...profileDefaults(financeType),
      financeType,
      bodyTypes: [bodyType],
      fuelTypes: ['electric'],
    },
    1,
    dealsShown,
  )
  return found.deals.map(dealToWire)
}

type CallBodyType = CallRequest<typeof calls.postElectricPetrol>['body']['bodyType']

async function calculatorData(
  {
    services,
    deals,
    client,
  }: Pick<CallRequest<typeof calls.getCalculatorData>, 'services' | 'deals' | 'client'>,
  body: CarBody,
): Promise<CalculatorData | Failure> {
  const form = readForm(carChangeSchema, body)
  if (form instanceof Failure) return form
  const { database, secrets, clock, outside } = services
  const now = clock()
  const limits = formClaims(secrets, 'valuation', { clientAddress: client.address })
  const refusal = await database.call.claimLimits({ limits, now })
  if (refusal) return limited(refusal)
  const today = londonDay(now)
  const valued = await valueOfCar(body, deals, outside.valueCar, today)
  return {
    ...valuedToWire(valued),
    equity: body.step === 1 ? null : equityToWire(equityOf(body, valued, today)),
  }
}

function equityOf(body: CarBody, valued: ValuedCar | null, today: string): CarChange {
  const pence = (pounds: number | undefined) =>
    pounds === undefined ? null : poundsToPence(pounds)
  return carChange(
    {
      // The form has made sure of it.
      financeProduct: body.financeProduct!,
      valuationPence: valued?.value?.middlePence ?? null,
      startDay: body.startDate ?? null,
      termMonths: body.term ?? null,
      amountBorrowedPence: pence(body.amountBorrowed),
      monthlyPaymentPence: pence(body.monthlyPayment),
      balloonPaymentPence: pence(body.balloonPayment),
    },
    today,
    ownDepreciation.retainedEachYearBasisPoints,
  )
}

function equityToWire(change: CarChange): CalculatorData['equity'] {
  const { outcome } = change
  if (outcome === 'notCalculable' || outcome === 'leaseEnded') {
    return { outcome, amount: null, settlement: null, monthsToWait: null }
  }
  return {
    outcome,
    amount: penceToPounds(Math.abs(change.equityPence)),
    settlement: penceToPounds(change.settlementPence),
    monthsToWait: outcome === 'negative' ? change.monthsToWait : null,
  }
}
