import { notFound, redirect } from 'next/navigation'
import { dealPrices } from '#core/calculators/four-ways/deal-prices.ts'
import {
  comparedTerms,
  fourWaysCase,
  fourWaysSchema,
  initialFourWays,
} from '#core/calculators/four-ways/four-ways-fields.ts'
import { fourWays } from '#core/calculators/four-ways/four-ways.ts'
import { type Query, readFigures, shorterSearch } from '#core/calculators/read-figures.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import { taxRegions } from '#core/pricing/pay/take-home.ts'
import { paths } from '#core/routes/paths.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { FigureForm } from '#site/components/calculators/figure-form.tsx'
import { FigureSources } from '#site/components/calculators/figure-sources.tsx'
import { BeforeYouSign } from '#site/components/calculators/four-ways/before-you-sign.tsx'
import { EmployersSide } from '#site/components/calculators/four-ways/employer-side.tsx'
import {
  FourWaysAnswer,
  FourWaysChart,
} from '#site/components/calculators/four-ways/four-ways-answer.tsx'
import {
  fourWaysInputs,
  moreFourWaysInputs,
} from '#site/components/calculators/four-ways/four-ways-inputs.ts'
import { fourWaysSources } from '#site/components/calculators/four-ways/four-ways-sources.ts'
import {
  FourWaysWorking,
  TaxYears,
} from '#site/components/calculators/four-ways/four-ways-working.tsx'
import { OtherCars } from '#site/components/calculators/four-ways/other-cars.tsx'
import { WrongFigures } from '#site/components/calculators/wrong-figures.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { exampleCars } from '#site/data/calculators/server.ts'
import { derivative, offersOf } from '#site/data/deal/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { runningCosts } from '#site/data/running-costs/server.ts'
import { messages } from '#site/messages/en.ts'
import { calculatorMetadata } from '../calculator-metadata.ts'
import { CalculatorRoute } from '../calculator-route.tsx'

type Props = { searchParams: Promise<Query> }

export const generateMetadata = async ({ searchParams }: Props) =>
  calculatorMetadata('fourWays', await searchParams)

/** Four ways to one car for one driver: both are the address. Rules P-105, P-113, D-71. */
export default async function Page({ searchParams }: Props) {
  const [query, costs, cars, faqs] = await Promise.all([
    searchParams,
    runningCosts(),
    exampleCars(),
    faqsFor('/calculators/four-ways'),
  ])
  const shorter = shorterSearch(initialFourWays, query)
  if (shorter !== null) redirect(paths.fourWays(shorter))
  const { typed, errors, isValid, isAnswered } = readFigures(fourWaysSchema, initialFourWays, query)
  const capId = String(query['car'] ?? cars[0]?.derivative.capId ?? '')
  const [car, offers] = await Promise.all([derivative(capId), offersOf(capId)])
  if (query['car'] !== undefined && !car) notFound()
  const today = londonClock(Date.now()).day
  const terms = comparedTerms(typed)
  const prices = offers && dealPrices(offers, terms)
  const input = isValid ? fourWaysCase(typed, { car, prices }, costs, today) : null
  const result = input && fourWays(input, costs, today)
  const more = moreFourWaysInputs(car, prices, costs, today)
  const texts = messages.fourWays
  const isExample = !isAnswered && query['car'] === undefined
  return (
    <CalculatorRoute
      name="fourWays"
      bench={
        <>
          {result ? (
            <FourWaysAnswer result={result} carText={car && carName(car)} isExample={isExample} />
          ) : (
            <WrongFigures inputs={[...fourWaysInputs, ...more]} errors={errors} />
          )}
          <FigureForm
            action={paths.fourWays()}
            title={texts.figures}
            inputs={fourWaysInputs}
            more={{ summary: texts.more, inputs: more }}
            typed={typed}
            errors={errors}
            hidden={car ? { car: car.capId } : {}}
            submit={texts.submit}
            startAgain={isExample ? null : paths.fourWays()}
          />
          {result && input ? (
            <FourWaysChart
              result={result}
              input={input}
              carText={car && `${carName(car)} ${car.name}`}
              miles={`${mileageLabel(terms.annualMileageMiles)} a year`}
            />
          ) : null}
        </>
      }
    >
      {result && input ? (
        <>
          <FourWaysWorking result={result} input={input} />
          <TaxYears result={result} />
          <EmployersSide result={result} />
          <BeforeYouSign result={result} input={input} costs={costs} today={today} />
        </>
      ) : null}
      <OtherCars car={car} deals={cars} />
      <FigureSources
        figures={fourWaysSources(
          taxRegions.find((region) => region === typed.region) ?? 'england',
          costs,
          today,
        )}
        today={today}
      />
      <div data-no-print>
        <FaqBlock title={messages.content.questions} faqs={faqs} />
      </div>
    </CalculatorRoute>
  )
}
