import { selectionOf } from '#core/landing/deal-selection.ts'
import type { DealView } from '#core/landing/deal-page.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import styles from './ad-deal.module.css'

const texts = messages.adDeal
const months = (count: number) => fill(count === 1 ? texts.month : texts.months, { count })

/** The terms of a lease, or of a PCP, as a form whose answer is this page on them. Rule L-72. */
export function ProfileForm({ view: { best, options } }: { view: DealView }) {
  const { financeType, termMonths, annualMileageMiles, deposit } = selectionOf(best)
  const isPcp = financeType === 'pcp'
  const fields = [
    {
      name: 'deposit',
      label: isPcp ? texts.deposit : texts.rentals,
      values: options.deposits,
      chosen: deposit,
      words: isPcp ? (pounds: number) => currency(pounds * 100) : months,
    },
    { name: 'term', label: texts.term, values: options.terms, chosen: termMonths, words: months },
    {
      name: 'mileage',
      label: texts.mileage,
      values: options.mileages,
      chosen: annualMileageMiles,
      words: mileageLabel,
    },
  ]
  return (
    <form action={paths.adDeal(best.capId)} method="get" autoComplete="off">
      <fieldset className={styles.terms}>
        <legend className={styles.legend}>{texts.formTitle}</legend>
        {financeType === 'personal' ? null : (
          <input type="hidden" name="financeType" value={financeType} />
        )}
        {fields.map(({ name, label, values, chosen, words }) => (
          <SelectField
            key={name}
            id={`terms-${name}`}
            name={name}
            label={label}
            defaultValue={chosen}
            options={values.map((value) => ({ value: String(value), label: words(value) }))}
          />
        ))}
        <Button type="submit" look="secondary">
          {isPcp ? texts.find : texts.show}
        </Button>
      </fieldset>
    </form>
  )
}
