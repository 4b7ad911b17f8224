import type { CalculatorField } from '#core/pricing/running-costs/text-calculators.ts'
import { currency, mileageLabel, perMileLabel } from '#core/pricing/money/currency.ts'
import { fill } from '#site/messages/fill.ts'
import type { Messages } from '#site/messages/en.ts'

/** The words of the calculators, by the names of their fields and answers. */
export type CalculatorTexts = Pick<Messages['content']['calculator'], 'bounds' | 'errorPrefix'> & {
  fields: Readonly<Record<string, string>>
  answers: Readonly<Record<string, string>>
  /** A field of choices: a text for all of them with `{value}`, or `name-value` for one. */
  choices: Readonly<Record<string, string>>
}

/** Initial text of a field. */
export const typedText = (field: CalculatorField): string =>
  field.kind === 'pounds' ? currency(field.initial).slice(1) : String(field.initial)

/** A choice in words. */
export const choiceText = (field: CalculatorField, value: number, texts: CalculatorTexts): string =>
  texts.choices[`${field.name}-${value}`] ?? fill(texts.choices[field.name] ?? '{value}', { value })

/** A value of a field in words. */
export function valueText(field: CalculatorField, value: number, texts: CalculatorTexts): string {
  switch (field.kind) {
    case 'pounds':
      return currency(value)
    case 'pence':
      return perMileLabel(value)
    case 'miles':
      return mileageLabel(value)
    case 'choice':
      return choiceText(field, value, texts)
  }
}

/** The bounds of a field in words. */
export function boundsText(field: CalculatorField, texts: CalculatorTexts): string {
  if (field.kind === 'choice') return ''
  return fill(texts.bounds, {
    least: valueText(field, field.least, texts),
    most: valueText(field, field.most, texts),
  })
}
