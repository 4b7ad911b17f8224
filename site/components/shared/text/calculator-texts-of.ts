import type { CalculatorKind } from '#core/pricing/running-costs/text-calculators.ts'
import { messages } from '#site/messages/en.ts'
import type { CalculatorTexts } from './calculator-texts.ts'

/** The words of one calculator, which alone travel with it. */
export function calculatorTextsOf(kind: CalculatorKind): CalculatorTexts {
  const { fields, answers, choices, bounds, errorPrefix } = messages.content.calculator
  return { fields: fields[kind], answers: answers[kind], choices, bounds, errorPrefix }
}
