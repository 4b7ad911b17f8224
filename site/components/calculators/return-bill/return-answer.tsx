import type {
  damageCharges,
  LeaseSoFar,
  ReturnBill,
} from '#core/calculators/return-bill/return-bill.ts'
import {
  currency,
  mileageLabel,
  perMileLabel,
  simpleCurrency,
} from '#core/pricing/money/currency.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Answer } from '../answer.tsx'

const texts = messages.returnBill

export type ReturnProps = {
  lease: LeaseSoFar
  bill: ReturnBill
  damage: ReturnType<typeof damageCharges>
}

/** What handing the car back costs at this pace, and what to do about it. Rules P-109, P-112, D-71. */
export function ReturnAnswer({
  lease,
  bill,
  damage,
  isExample,
}: ReturnProps & { isExample: boolean }) {
  const { billPence, expectedMiles, allowedMiles, excessMiles } = bill
  const [least, most] = [billPence + damage.leastPence, billPence + damage.mostPence]
  const figure = least === most ? currency(least) : rangeText(least, most)
  return (
    <Answer
      text={most === 0 ? texts.answerNothing : texts.answer}
      figure={most === 0 ? texts.nothing : figure}
      isExample={isExample}
      facts={[
        { label: texts.facts.expected, value: mileageLabel(expectedMiles) },
        { label: texts.facts.allowed, value: mileageLabel(allowedMiles) },
        { label: texts.facts.excess, value: mileageLabel(excessMiles) },
        { label: texts.facts.bill, value: currency(billPence) },
        ...(damage.mostPence > 0
          ? [
              {
                label: texts.facts.damage,
                value: rangeText(damage.leastPence, damage.mostPence),
              },
            ]
          : []),
      ]}
    >
      <p>{adviceFor(lease, bill)}</p>
    </Answer>
  )
}

/** @example rangeText(20_000, 45_000) // '£200 to £450' */
export const rangeText = (leastPence: number, mostPence: number): string =>
  fill(texts.range, { least: simpleCurrency(leastPence), most: simpleCurrency(mostPence) })

function adviceFor(lease: LeaseSoFar, bill: ReturnBill): string {
  const { restMilesAMonth, paceMilesAMonth, excessMiles, allowedMiles } = bill
  const { over, gone, under, ended } = texts.advice
  if (restMilesAMonth === null) return ended
  const left = Math.max(0, allowedMiles - lease.drivenMiles)
  const words = left === 0 ? gone : excessMiles > 0 ? over : under
  return fill(words, {
    rest: mileageLabel(restMilesAMonth),
    pace: mileageLabel(paceMilesAMonth),
    left: mileageLabel(left),
    rate: perMileLabel(lease.excessMileagePencePerMile).replace(' a mile', ''),
  })
}
