'use no memo'

import { useState } from 'react'
import {
  calculatorAnswers,
  calculatorFields,
  type CalculatorField,
  type CalculatorKind,
  fieldValue,
} from '#core/pricing/running-costs/text-calculators.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { useCameAsHtml } from '#site/ui/when-used/came-as-html.ts'
import styles from './calculator.module.css'
import { boundsText, type CalculatorTexts, choiceText, typedText } from './calculator-texts.ts'

export type CalculatorProps = {
  /** Unlike that of any other calculator of the page. */
  id: string
  kind: CalculatorKind
  texts: CalculatorTexts
  /** What was typed before its script was there, by the names of the fields. */
  typedBefore?: Readonly<Record<string, string>>
}

/** Fields and what comes out of them; hidden by style where no script runs. Rule E-14. */
export function Calculator({ id, kind, texts, typedBefore }: CalculatorProps) {
  const fields = calculatorFields[kind]
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(typedBefore ?? {})
  const isServersHtml = useCameAsHtml()
  const textOf = (field: CalculatorField) =>
    (isServersHtml ? undefined : typed[field.name]) ?? typedText(field)
  const values = fields.map((field) => [field.name, fieldValue(field, textOf(field))] as const)
  const isWhole = values.every(([, value]) => value !== null)
  const answers = isWhole
    ? calculatorAnswers(kind, Object.fromEntries(values) as Record<string, number>)
    : []
  const control = (field: CalculatorField) => ({
    id: `${id}-${field.name}`,
    label: texts.fields[field.name] ?? field.name,
    value: textOf(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [field.name]: currentTarget.value }),
  })
  return (
    <form id={id} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {fields.map((field) =>
        field.kind === 'choice' ? (
          <SelectField
            key={field.name}
            {...control(field)}
            options={field.choices.map((choice) => ({
              value: String(choice),
              label: choiceText(field, choice, texts),
            }))}
          />
        ) : (
          <TextField
            key={field.name}
            {...control(field)}
            inputMode="decimal"
            autoComplete="off"
            {...(fieldValue(field, textOf(field)) === null && {
              error: boundsText(field, texts),
              errorPrefix: texts.errorPrefix,
            })}
          />
        ),
      )}
      {/* An output of HTML's own may hold no list. */}
      <div role="status" className={styles.answers}>
        <FactTable
          facts={answers.map(({ name, amountPence }) => ({
            label: texts.answers[name] ?? name,
            value: currency(amountPence),
          }))}
        />
      </div>
    </form>
  )
}
