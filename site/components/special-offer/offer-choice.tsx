import { type DealPreferences, selectionOf } from '#core/landing/deal-selection.ts'
import type { SpecialOfferView } from '#core/landing/special-offer.ts'
import { isFinanceType } from '#core/offer/finance-type.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import styles from './special-offer.module.css'

export type OfferChoiceProps = {
  view: SpecialOfferView
  isWithVat: boolean
  texts: Messages['specialOffer']
  onChoose: (change: DealPreferences) => void
}

/**
 * The terms that the car's special offers are quoted on. A choice shows the nearest of them; without
 * script the same selects are a form whose answer is that offer's page. Rule L-51.
 */
export function OfferChoice({ view, isWithVat, texts, onChoose }: OfferChoiceProps) {
  const { offer, options } = view
  const { financeType, termMonths, annualMileageMiles, deposit } = selectionOf(offer)
  const months = (count: number) => fill(count === 1 ? texts.month : texts.months, { count })
  const numbers = [
    { name: 'deposit', key: 'deposit', of: options.deposits, value: deposit, words: months },
    { name: 'term', key: 'termMonths', of: options.terms, value: termMonths, words: months },
    {
      name: 'mileage',
      key: 'annualMileageMiles',
      of: options.mileages,
      value: annualMileageMiles,
      words: mileageLabel,
    },
  ] as const
  return (
    <form action={paths.specialOffer(offer.id)} method="get" autoComplete="off">
      {isWithVat ? <input type="hidden" name="vat" value="1" /> : null}
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{texts.choiceTitle}</legend>
        {numbers.slice(0, 2).map(field)}
        <SelectField
          id="choice-financeType"
          name="financeType"
          label={texts.financeType}
          value={financeType}
          options={options.financeTypes.map((value) => ({
            value,
            label: texts.financeTypes[value],
          }))}
          onChange={({ target }) =>
            isFinanceType(target.value) && onChoose({ financeType: target.value })
          }
        />
        {numbers.slice(2).map(field)}
      </fieldset>
      <div className={styles.noScript}>
        <Button type="submit" look="secondary" isWide>
          {texts.show}
        </Button>
      </div>
    </form>
  )

  function field({ name, key, of, value, words }: (typeof numbers)[number]) {
    return (
      <SelectField
        key={name}
        id={`choice-${name}`}
        name={name}
        label={texts[name]}
        value={value}
        options={of.map((each) => ({ value: String(each), label: words(each) }))}
        onChange={({ target }) => onChoose({ [key]: Number(target.value) })}
      />
    )
  }
}
