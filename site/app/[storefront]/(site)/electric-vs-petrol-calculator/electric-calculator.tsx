import { redirect } from 'next/navigation'
import { electricDriving } from '#core/calculators/electric/electric-driving.ts'
import { electricSchema, initialElectric } from '#core/calculators/electric/electric-fields.ts'
import { electricYears } from '#core/calculators/electric/electric-years.ts'
import { type Query, readFigures, shorterSearch } from '#core/calculators/read-figures.ts'
import type { CalculatorPlace } from '#site/components/calculators/calculator-page.tsx'
import { londonClock } from '#core/time/london-clock.ts'
import { type BodyType, bodyTypes } from '#core/vehicle/body-type.ts'
import {
  ElectricAnswer,
  ElectricPlot,
} from '#site/components/calculators/electric/electric-answer.tsx'
import { ElectricDeals } from '#site/components/calculators/electric/electric-deals.tsx'
import {
  electricInputs,
  moreElectricInputs,
} from '#site/components/calculators/electric/electric-inputs.ts'
import {
  electricNotes,
  electricSources,
} from '#site/components/calculators/electric/electric-sources.ts'
import { ElectricTable } from '#site/components/calculators/electric/electric-table.tsx'
import { FigureForm } from '#site/components/calculators/figure-form.tsx'
import { FigureSources } from '#site/components/calculators/figure-sources.tsx'
import { WrongFigures } from '#site/components/calculators/wrong-figures.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { electricDealsOf } from '#site/data/calculators/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { runningCosts } from '#site/data/running-costs/server.ts'
import { messages } from '#site/messages/en.ts'
import { CalculatorRoute } from '../calculators/calculator-route.tsx'

/** Electric against petrol: the figures and the answer are the address. Rules P-97, P-98, D-71. */
export async function ElectricCalculator({
  query,
  place,
}: {
  query: Query
  place: CalculatorPlace
}) {
  const { address, isEmbedded } = place
  const [costs, faqs] = await Promise.all([
    runningCosts(),
    isEmbedded ? [] : faqsFor('/electric-vs-petrol-calculator'),
  ])
  const today = londonClock(Date.now()).day
  const initial = initialElectric(costs, today)
  const shorter = shorterSearch(initial, query)
  if (shorter !== null) redirect(address(shorter))
  const { typed, errors, isValid, isAnswered } = readFigures(electricSchema, initial, query)
  const driving = isValid ? electricDriving(typed) : null
  const result = driving && electricYears(driving, costs, today)
  const body = bodyTypes.find((type) => type === typed.bodyType) ?? null
  const more = moreElectricInputs(body, costs, today)
  const deals = driving && !isEmbedded ? await electricDealsOf(driving) : []
  return (
    <CalculatorRoute
      name="electricVsPetrol"
      isEmbedded={isEmbedded}
      bench={
        <>
          {driving && result ? (
            <ElectricAnswer driving={driving} result={result} isExample={!isAnswered} />
          ) : (
            <WrongFigures inputs={[...electricInputs, ...more]} errors={errors} />
          )}
          <FigureForm
            action={address()}
            title={messages.electric.figures}
            inputs={electricInputs}
            more={{ summary: messages.electric.more, inputs: more }}
            typed={typed}
            errors={errors}
            submit={messages.electric.submit}
            startAgain={isAnswered ? address() : null}
          />
          {result ? <ElectricPlot result={result} /> : null}
        </>
      }
    >
      {driving && result ? (
        <ElectricTable
          result={result}
          notes={electricNotes(costs, today, driving.isRoadTaxIncluded)}
        />
      ) : null}
      {isEmbedded ? null : <ElectricDeals deals={deals} bodyType={driving?.bodyType ?? null} />}
      <FigureSources
        figures={electricSources(body ?? ('suv' satisfies BodyType), costs, today)}
        today={today}
      />
      {isEmbedded ? null : (
        <div data-no-print>
          <FaqBlock title={messages.content.questions} faqs={faqs} />
        </div>
      )}
    </CalculatorRoute>
  )
}
