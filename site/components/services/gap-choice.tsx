import { rangeValue } from '#core/filters/address/range-value.ts'
import { paths } from '#core/routes/paths.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import styles from './gap-products.module.css'

const t = messages.services.gap

/** Terms that leases have, in months. */
export const gapTerms = [24, 36, 48] as const

export type GapChoiceProps = {
  /** Makes with their ranges. */
  makes: readonly (Omit<Named, 'id'> & { ranges: readonly Omit<Named, 'id'>[] })[]
  /** Range value and term, as the address names them. */
  car: string
  termMonths: number
}

/** The car and the term that GAP insurance is priced for, as a form whose answer is this page. Rule D-64. */
export function GapChoice({ makes, car, termMonths }: GapChoiceProps) {
  const cars = makes.map(({ slug, name, ranges }) => ({
    label: name,
    options: ranges.map((range) => ({
      value: rangeValue(slug, range.slug),
      label: `${name} ${range.name}`,
    })),
  }))
  return (
    <form method="get" action={`${paths.gapInsurance()}#prices`} className={styles.choice}>
      <SelectField
        id="gap-car"
        name="car"
        label={t.car}
        defaultValue={car}
        required
        options={[{ value: '', label: t.choose }, ...cars]}
      />
      <SelectField
        id="gap-term"
        name="term"
        label={t.term}
        defaultValue={String(termMonths)}
        options={gapTerms.map((months) => ({
          value: String(months),
          label: fill(t.months, { months }),
        }))}
      />
      <Button type="submit" look="secondary">
        {t.show}
      </Button>
    </form>
  )
}
