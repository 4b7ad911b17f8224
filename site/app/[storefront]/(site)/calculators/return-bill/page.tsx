import { notFound, redirect } from 'next/navigation'
import { type Query, readFigures, shorterSearch } from '#core/calculators/read-figures.ts'
import { damageCharges, returnBill } from '#core/calculators/return-bill/return-bill.ts'
import { returnOfCar } from '#core/calculators/return-bill/return-of-car.ts'
import {
  agreedTerms,
  countedDamages,
  initialReturn,
  leaseSoFar,
  returnSchema,
  returnStart,
} from '#core/calculators/return-bill/return-fields.ts'
import { paths } from '#core/routes/paths.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { FigureForm } from '#site/components/calculators/figure-form.tsx'
import { FairWear } from '#site/components/calculators/return-bill/fair-wear.tsx'
import { OfCar } from '#site/components/calculators/return-bill/of-car.tsx'
import { ReturnAnswer } from '#site/components/calculators/return-bill/return-answer.tsx'
import {
  damageInputs,
  returnInputs,
} from '#site/components/calculators/return-bill/return-inputs.ts'
import { ReturnPlot } from '#site/components/calculators/return-bill/return-plot.tsx'
import { ReturnWorking } from '#site/components/calculators/return-bill/return-working.tsx'
import { WrongFigures } from '#site/components/calculators/wrong-figures.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { derivative, offersOf } from '#site/data/deal/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { runningCosts } from '#site/data/running-costs/server.ts'
import { messages } from '#site/messages/en.ts'
import { calculatorMetadata } from '../calculator-metadata.ts'
import { CalculatorRoute } from '../calculator-route.tsx'

type Props = { searchParams: Promise<Query> }

export const generateMetadata = async ({ searchParams }: Props) =>
  calculatorMetadata('returnBill', await searchParams)

/** The bill at the end of a lease: its figures and its answer are the address. Rules P-109, P-110, P-116, D-71. */
export default async function Page({ searchParams }: Props) {
  const [query, costs, faqs] = await Promise.all([
    searchParams,
    runningCosts(),
    faqsFor('/calculators/return-bill'),
  ])
  const capId = String(query['car'] ?? '')
  const [car, offers] = await Promise.all([derivative(capId), offersOf(capId)])
  if (query['car'] !== undefined && !car) notFound()
  const terms = agreedTerms(readFigures(returnSchema, initialReturn, query).typed)
  const ofCar = offers && returnOfCar(offers, terms)
  const start = returnStart(ofCar)
  const shorter = shorterSearch(start, query)
  if (shorter !== null) redirect(paths.returnBill(shorter))
  const { typed, errors, isValid, isAnswered } = readFigures(returnSchema, start, query)
  const today = londonClock(Date.now()).day
  const lease = isValid ? leaseSoFar(typed, ofCar) : null
  const worked = lease && {
    lease,
    bill: returnBill(lease),
    damage: damageCharges(countedDamages(typed), costs, today),
  }
  const texts = messages.returnBill
  const inputs = returnInputs(ofCar)
  return (
    <CalculatorRoute
      name="returnBill"
      bench={
        <>
          {worked ? (
            <ReturnAnswer {...worked} isExample={!isAnswered} />
          ) : (
            <WrongFigures inputs={[...inputs, ...damageInputs]} errors={errors} />
          )}
          <FigureForm
            action={paths.returnBill()}
            title={texts.figures}
            above={car ? <OfCar car={car} ofCar={ofCar} /> : null}
            inputs={inputs}
            more={{
              summary: texts.more,
              hint: texts.moreHint,
              inputs: damageInputs,
              isShort: true,
            }}
            typed={typed}
            errors={errors}
            hidden={car ? { car: car.capId } : {}}
            submit={texts.submit}
            startAgain={isAnswered ? paths.returnBill() : null}
          />
          {worked ? <ReturnPlot {...worked} /> : null}
        </>
      }
    >
      {worked ? <ReturnWorking {...worked} /> : null}
      <FairWear costs={costs} today={today} />
      <div data-no-print>
        <FaqBlock title={messages.content.questions} faqs={faqs} />
      </div>
    </CalculatorRoute>
  )
}
