import { redirect } from 'next/navigation'
import {
  emptyEquity,
  equitySchema,
  initialEquity,
  presentCar,
} from '#core/calculators/equity/equity-fields.ts'
import { valuedCarIn } from '#core/calculators/equity/valued-car-search.ts'
import { type Query, readFigures, shorterSearch } from '#core/calculators/read-figures.ts'
import { carChange, equityByMonth } from '#core/pricing/running-costs/car-change.ts'
import type { CalculatorPlace } from '#site/components/calculators/calculator-page.tsx'
import { plainPath } from '#core/routes/shown-link.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { EquityAnswer } from '#site/components/calculators/car-change/equity-answer.tsx'
import { EquityForm } from '#site/components/calculators/car-change/equity-form.tsx'
import {
  equityInputs,
  moreEquityInputs,
} from '#site/components/calculators/car-change/equity-inputs.ts'
import { EquityPlot } from '#site/components/calculators/car-change/equity-plot.tsx'
import { EquityWorking } from '#site/components/calculators/car-change/equity-working.tsx'
import {
  ValueCarForm,
  valueCarFields,
} from '#site/components/calculators/car-change/value-car-form.tsx'
import { WrongFigures } from '#site/components/calculators/wrong-figures.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { derivative } from '#site/data/deal/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { messages } from '#site/messages/en.ts'
import { isBuilt } from '#site/policy/routes.ts'
import { CalculatorRoute } from '../calculators/calculator-route.tsx'

type CarChangeProps = { query: Query; place: CalculatorPlace }

/** Changing a car: its worth, then its finance, then the outcome at an address of figures. Rules P-101, P-102. */
export async function CarChangeCalculator({ query, place }: CarChangeProps) {
  const { address, isEmbedded } = place
  const shorter = query['financeProduct'] === undefined ? null : shorterSearch(emptyEquity, query)
  if (shorter !== null) redirect(address(shorter))
  const faqs = isEmbedded ? [] : await faqsFor('/car-change-calculator')
  const { isAnswered } = readFigures(equitySchema, initialEquity, query)
  return (
    <CalculatorRoute
      name="carChangeCalculator"
      isEmbedded={isEmbedded}
      bench={
        isAnswered ? (
          <SecondStep query={query} place={place} />
        ) : (
          <FirstStep draftId={query['draft']} place={place} />
        )
      }
    >
      {isAnswered ? <EquityWorking query={query} /> : null}
      {isEmbedded ? null : (
        <div data-no-print>
          <FaqBlock title={messages.content.questions} faqs={faqs} />
        </div>
      )}
    </CalculatorRoute>
  )
}

async function FirstStep({ draftId, place }: { draftId: Query[string]; place: CalculatorPlace }) {
  const draft = await formDraft(String(draftId ?? ''))
  return (
    <ValueCarForm
      place={place}
      values={draft?.values ?? {}}
      errors={fieldErrors(draft?.errors, valueCarFields)}
      formError={draft?.errors?.['form']?.[0]}
    />
  )
}

async function SecondStep({ query, place }: CarChangeProps) {
  const { typed, errors, isValid } = readFigures(equitySchema, initialEquity, query)
  const { capId, by } = valuedCarIn(query)
  const vehicle = capId === null ? null : await derivative(capId)
  const isSent = query['financeProduct'] !== undefined
  const today = londonClock(Date.now()).day
  const { car, retainedEachYearBasisPoints } = presentCar(typed)
  const isShown = isSent && isValid
  const months = isShown ? equityByMonth(car, today, retainedEachYearBasisPoints) : null
  return (
    <>
      {isShown ? (
        <EquityAnswer
          change={carChange(car, today, retainedEachYearBasisPoints)}
          months={months}
          sellHref={isBuilt('sellYourCar') ? plainPath('sellYourCar') : null}
        />
      ) : null}
      {isSent && !isValid ? (
        <WrongFigures inputs={[...equityInputs, ...moreEquityInputs]} errors={errors} />
      ) : null}
      <EquityForm
        address={place.address}
        vehicle={vehicle}
        by={by}
        typed={typed}
        errors={isSent ? errors : {}}
        isSent={isSent}
      />
      {months && months.length > 1 ? <EquityPlot months={months} /> : null}
    </>
  )
}
