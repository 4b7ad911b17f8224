import type { FourWays, FourWaysCase, Way } from '#core/calculators/four-ways/four-ways.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Chart } from '#site/ui/chart/chart.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Answer } from '../answer.tsx'
import { monthsText } from '../months-text.ts'

const texts = messages.fourWays

/** The ways in the order in which they are shown. */
export const ways: readonly Way[] = ['lease', 'pcp', 'sacrifice', 'company']

/** The cheapest way for this driver, and all four. Rules P-105, D-71. */
export function FourWaysAnswer({
  result,
  carText,
  isExample,
}: {
  result: FourWays
  /** The car's name; null for one that is typed in. */
  carText: string | null
  isExample: boolean
}) {
  const { cheapest, monthlyPence, company } = result
  if (cheapest === null) return <Notice>{texts.nothing}</Notice>
  return (
    <Answer
      text={carText === null ? texts.answer : fill(texts.answerFor, { car: carText })}
      figure={fill(texts.figure, {
        way: texts.wayWords[cheapest],
        amount: currency(monthlyPence[cheapest]!),
      })}
      isExample={isExample}
      facts={ways.map((way) => ({
        label: texts.ways[way],
        value: amountText(monthlyPence[way]),
      }))}
    >
      {company ? (
        <p>
          {fill(texts.companyNote, {
            tax: currency(company.monthlyPence),
            employer: currency(company.employer.netPence),
          })}
        </p>
      ) : null}
    </Answer>
  )
}

/** The four as bars with their amounts. Rule D-70. */
export function FourWaysChart({
  result,
  input,
  carText,
  miles,
}: {
  result: FourWays
  input: FourWaysCase
  /** The car with its derivative; null for one that is typed in. */
  carText: string | null
  /** As they are written: "10,000 miles". */
  miles: string
}) {
  const known = ways.flatMap((way) => {
    const pence = result.monthlyPence[way]
    return pence === null ? [] : [{ way, pence }]
  })
  if (known.length === 0) return null
  return (
    <PageSection title={texts.chartTitle}>
      <Prose>
        <Chart
          title={[carText ?? texts.aCar, miles, monthsText(input.termMonths)].join(', ')}
          note={texts.chartNote}
          parts={[texts.aMonth]}
          bars={known.map(({ way, pence }) => ({
            key: way,
            label: texts.ways[way],
            values: [pence],
            shown: [currency(pence)],
          }))}
        />
      </Prose>
    </PageSection>
  )
}

const amountText = (pence: number | null): string =>
  pence === null ? texts.unknown : currency(pence)
