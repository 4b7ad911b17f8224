import {
  calculatorAnswers,
  calculatorFields,
  type CalculatorKind,
} from '#core/pricing/running-costs/text-calculators.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { messages } from '#site/messages/en.ts'
// Its HTML is there before its script is: the styles come with the page.
import '#site/ui/facts/facts.module.css'
import '#site/ui/form/field.module.css'
import { CalculatorWhenUsed } from './calculator-when-used.tsx'
import styles from './calculator.module.css'
import { valueText } from './calculator-texts.ts'
import { calculatorTextsOf } from './calculator-texts-of.ts'

export type CalculatorNoteProps = {
  id: string
  kind: CalculatorKind
  title: string | undefined
  intro: string | undefined
}

/** A calculator in running text; without script its worked example as a table. Rule E-14. */
export function CalculatorNote({ id, kind, title, intro }: CalculatorNoteProps) {
  const t = messages.content.calculator
  const texts = calculatorTextsOf(kind)
  const rows = [
    ...calculatorFields[kind].map((field) => [
      texts.fields[field.name],
      valueText(field, field.initial, texts),
    ]),
    ...calculatorAnswers(kind).map(({ name, amountPence }) => [
      texts.answers[name],
      currency(amountPence),
    ]),
  ]
  return (
    <div className={styles.calculator} role="group" aria-labelledby={`${id}-title`}>
      <p className={styles.title} id={`${id}-title`}>
        {title ?? t.titles[kind]}
      </p>
      {intro ? <p>{intro}</p> : null}
      <CalculatorWhenUsed id={id} kind={kind} texts={texts} />
      <table className={styles.example}>
        <caption>{t.example}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-figures="">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
