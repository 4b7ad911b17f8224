import type { ElectricDriving, ElectricYears } from '#core/calculators/electric/electric-years.ts'
import { currency, simpleCurrency } from '#core/pricing/money/currency.ts'
import { dividePence } from '#core/pricing/money/rounding.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { LinePlot } from '#site/ui/line-plot/line-plot.tsx'
import { Answer } from '../answer.tsx'

const texts = messages.electric

/** What electricity saves or costs over the years, in one sentence. Rules P-98, D-71. */
export function ElectricAnswer({
  driving,
  result,
  isExample,
}: {
  driving: ElectricDriving
  result: ElectricYears
  isExample: boolean
}) {
  const { savingPence, petrolPence, electricPence, evenInYear } = result
  const months = driving.years * 12
  const aMonth = (pence: number) =>
    fill(texts.aMonth, { amount: currency(dividePence(pence, months, 'halfUp')) })
  const miles = driving.annualMileageMiles * driving.years
  const perMile = (pence: number) => `${(Math.round((pence * 10) / miles) / 10).toFixed(1)}p`
  const words = savingPence > 0 ? texts.cheaper : savingPence < 0 ? texts.dearer : texts.same
  return (
    <Answer
      text={fill(texts.answer, { years: yearsText(driving.years) })}
      figure={fill(words, { amount: simpleCurrency(Math.abs(savingPence)) })}
      isExample={isExample}
      facts={[
        { label: texts.electric, value: aMonth(electricPence) },
        { label: texts.petrol, value: aMonth(petrolPence) },
        {
          label: texts.perMile,
          value: fill(texts.perMileValue, {
            electric: perMile(electricPence),
            petrol: perMile(petrolPence),
          }),
        },
      ]}
    >
      {driving.extraPence > 0 ? (
        <p>{evenInYear === null ? texts.neverEven : fill(texts.even, { year: evenInYear })}</p>
      ) : null}
    </Answer>
  )
}

/** Both cars' costs added up, year by year. Rule D-70. */
export function ElectricPlot({ result }: { result: ElectricYears }) {
  const { petrolSoFar, electricSoFar, evenInYear, years } = result
  const ends = [electricSoFar.at(-1)!, petrolSoFar.at(-1)!] as const
  return (
    <PageSection title={texts.plotTitle}>
      <LinePlot
        label={fill(texts.plotLabel, {
          years: yearsText(years.length),
          electric: currency(ends[0]),
          petrol: currency(ends[1]),
        })}
        lines={[
          { name: `${texts.electric}: ${simpleCurrency(ends[0])}`, values: electricSoFar },
          { name: `${texts.petrol}: ${simpleCurrency(ends[1])}`, values: petrolSoFar },
        ]}
        point={
          evenInYear === null || electricSoFar[0] === 0
            ? null
            : { at: evenInYear, value: electricSoFar[evenInYear]!, label: texts.evenPoint }
        }
        along={petrolSoFar.map((_, at) => ({
          at,
          label:
            at === 0
              ? texts.now
              : petrolSoFar.length > 6
                ? `${at}`
                : fill(texts.yearNo, { year: at }),
        }))}
        written={simpleCurrency}
      />
    </PageSection>
  )
}

/** @example yearsText(4) // '4 years' */
const yearsText = (years: number): string =>
  years === 1 ? texts.year : fill(texts.yearCount, { years })
