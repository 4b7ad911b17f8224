import { offerSorts, type OfferChoice } from '#core/landing/offer-choice.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { rentalRanges } from '#core/pricing/lease/rental-range.ts'
import { paths } from '#core/routes/paths.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import styles from './offers.module.css'

export type OfferChoicesProps = DealSectionProps & {
  onChoice: (change: Partial<OfferChoice>) => void
}

/** The form's id, by which what was chosen before the script came is found. */
export const offerFormId = 'offer-choices'

const texts = dealTexts.offers
const sorts = offerSorts.map((value) => ({ value, label: texts.sorts[value] }))
const budgets = [
  { value: '', label: texts.anyBudget },
  ...budgetRanges.map(({ value, label }) => ({ value, label })),
]
const rentals = rentalRanges.map((value) => ({
  value,
  label:
    value === '0' ? texts.anyRental : fill(texts.rentalUpTo, { pounds: countText(Number(value)) }),
}))

/**
 * The order of the offers and the limits of their prices; without script a form with a button. The
 * limits are off once terms were chosen by themselves. Rules L-60, L-62.
 */
export function OfferChoices({ capId, view, isWithVat, hash, onChoice }: OfferChoicesProps) {
  const { choice, selection, isBudgetOff, isBudgetMissed } = view
  return (
    <form action={paths.deal(capId)} method="get" id={offerFormId}>
      {hash ? <input type="hidden" name="hash" value={hash} /> : null}
      <div className={styles.choices}>
        <SelectField
          id="offer-sort"
          name="sort"
          label={texts.sort}
          value={choice.sort}
          options={sorts}
          onChange={({ target }) =>
            onChoice({ sort: offerSorts.find((sort) => sort === target.value) ?? choice.sort })
          }
        />
        <SelectField
          id="offer-budget"
          name="budgetRange"
          label={texts.budget}
          value={choice.budgetRange ?? ''}
          options={budgets}
          disabled={isBudgetOff}
          onChange={({ target }) =>
            onChoice({
              budgetRange: budgetRanges.find(({ value }) => value === target.value)?.value ?? null,
            })
          }
        />
        <SelectField
          id="offer-rental"
          name="rentalRange"
          label={texts.rental}
          value={choice.rentalRange}
          options={rentals}
          disabled={isBudgetOff}
          onChange={({ target }) =>
            onChoice({ rentalRange: rentalRanges.find((range) => range === target.value) ?? '0' })
          }
        />
      </div>
      {hiddenFields(selection, isWithVat).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.noScript}>
        <Button type="submit" look="secondary">
          {texts.show}
        </Button>
      </div>
      {isBudgetMissed ? <p className={styles.note}>{texts.missed}</p> : null}
      {isBudgetOff ? (
        <p className={styles.note}>
          {texts.off}{' '}
          <Button
            look="secondary"
            onClick={() => onChoice({ budgetRange: null, rentalRange: '0' })}
          >
            {texts.again}
          </Button>
        </p>
      ) : null}
    </form>
  )
}

/** The deal that the form keeps, as its address names it. */
function hiddenFields(
  {
    financeType,
    termMonths,
    annualMileageMiles,
    deposit,
    isInStock,
    isMaintained,
  }: DealSectionProps['view']['selection'],
  isWithVat: boolean,
): [name: string, value: string | number][] {
  return [
    ['financeType', financeType],
    ['term', termMonths],
    ['mileage', annualMileageMiles],
    ['deposit', deposit],
    ...(financeType === 'pcp' ? [] : [['stock', Number(isInStock)] as [string, number]]),
    ...(isMaintained ? [['maintained', 1] as [string, number]] : []),
    ...(isWithVat ? [['vat', 1] as [string, number]] : []),
  ]
}
