import { calls } from '#core/contract/calls.ts'
import { checkForm } from '#core/validation/check-form.ts'
import { carChangeSchema } from '#core/validation/forms/calculator-forms.ts'
import { milesOf } from '#core/validation/rules/numbers.ts'
import { embeddedPaths } from '#core/routes/embedded-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { valuedCarSearch } from '#core/calculators/equity/valued-car-search.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack, sendBackRefused } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/**
 * Looks up what a car is worth: on to its finance, the worth in the address and nothing of whose car
 * it is; or back to the form with what to mend, in a partner's frame within it. Rules P-102, R-09, R-44.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const text = (name: string) => form.field(name).trim()
  const values = {
    reg: text('reg'),
    email: text('email'),
    make: text('make'),
    model: text('model'),
    currentMileage: text('currentMileage'),
  }
  const { make, model, currentMileage, ...person } = values
  const sent = { name: 'car-change', posted: form, values }
  const address =
    text('embedded') === ''
      ? paths.carChangeCalculator
      : (search: string) => embeddedPaths.embeddedCalculator('car-change', search)
  const pageWith = (draft: string) => address(`draft=${draft}`)
  const check = checkForm(carChangeSchema, { step: '1', ...values })
  if (!check.ok) return sendBackRefused(sent, check.errors, pageWith)
  try {
    const { vehicle, valuation } = await liveLeasing(calls.postCalculatorData, {
      headers: form.headers,
      body: {
        step: 1,
        ...person,
        ...(make !== '' && { make }),
        ...(model !== '' && { model }),
        ...(currentMileage !== '' && { currentMileage: milesOf(currentMileage)! }),
      },
    })
    const worth = valuation && { pounds: valuation.middle, source: valuation.source }
    return seeOther(address(valuedCarSearch(vehicle?.capId ?? null, worth)))
  } catch (error) {
    return sendBack(sent, error, pageWith)
  }
}
