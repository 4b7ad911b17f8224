import { financeTypeTable, isFinanceType } from '#core/offer/finance-type.ts'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import { type StockSide, stockSides } from '#core/landing/profile-options.ts'
import { paths } from '#core/routes/paths.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import { DealSentence } from '#site/ui/deal-sentence/deal-sentence.tsx'
import { SentenceSelect } from '#site/ui/sentence-select/sentence-select.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import styles from './summary.module.css'

type Texts = Messages['deal']['sentence']

export type DealSentenceFormProps = DealSectionProps & {
  texts: Texts
  onChoose: (preferences: DealPreferences) => void
}

/** The form's id, by which what was chosen before the script came is found. */
export const sentenceFormId = 'deal-sentence'

/**
 * The deal as a sentence whose bold words are selects. Where script runs, changing one changes
 * the price at once; without it the same selects are a form with a button. What nobody quotes
 * together with the other words says so before it is chosen. Rule L-58.
 */
export function DealSentenceForm({
  capId,
  view,
  isWithVat,
  hash,
  texts,
  onChoose,
}: DealSentenceFormProps) {
  const { selection, options, unquoted } = view
  const isPcp = selection.financeType === 'pcp'
  const marked = (label: string, isUnquoted: boolean) =>
    isUnquoted ? fill(texts.givesWay, { label }) : label
  // The other side says how many prices it holds, the chosen one only that it is chosen.
  const sideLabel = ({ isInStock, count, messageKey }: StockSide) => {
    const label = isInStock ? texts.inStock : texts.factory
    if (count === 0) return fill(messageKey ? texts.noStock : texts.none, { label })
    if (isInStock === selection.isInStock) return label
    return marked(fill(texts.count, { label, count }), unquoted.isInStock.includes(isInStock))
  }
  const maintenance = (isMaintained: boolean, label: string, count: number) => ({
    value: isMaintained ? '1' : '0',
    label:
      count === 0
        ? fill(texts.none, { label })
        : marked(label, unquoted.isMaintained.includes(isMaintained)),
    isDisabled: count === 0,
  })
  return (
    <form action={paths.deal(capId)} method="get" id={sentenceFormId}>
      {hash ? <input type="hidden" name="hash" value={hash} /> : null}
      <DealSentence
        fallback={
          <div className={styles.noScript}>
            <Button type="submit" look="secondary">
              {texts.show}
            </Button>
          </div>
        }
      >
        <SentenceSelect
          name="financeType"
          label={texts.financeType}
          value={selection.financeType}
          options={options.financeTypes.map((value) => ({
            value,
            label: marked(financeTypeTable[value].label, unquoted.financeType.includes(value)),
          }))}
          onChange={({ target }) =>
            isFinanceType(target.value) && onChoose({ financeType: target.value })
          }
        />{' '}
        {texts.for}{' '}
        <SentenceSelect
          name="term"
          label={texts.term}
          value={selection.termMonths}
          options={options.terms.map((term) => ({
            value: String(term),
            label: marked(
              fill(term === 1 ? texts.month : texts.months, { count: term }),
              unquoted.termMonths.includes(term),
            ),
          }))}
          onChange={({ target }) => onChoose({ termMonths: Number(target.value) })}
        />
        ,{' '}
        <SentenceSelect
          name="mileage"
          label={texts.mileage}
          value={selection.annualMileageMiles}
          options={options.mileages.map((miles) => ({
            value: String(miles),
            label: marked(mileageLabel(miles), unquoted.annualMileageMiles.includes(miles)),
          }))}
          onChange={({ target }) => onChoose({ annualMileageMiles: Number(target.value) })}
        />{' '}
        {texts.aYear}{' '}
        <SentenceSelect
          name="deposit"
          label={isPcp ? texts.depositLabel : texts.initialRental}
          value={selection.deposit}
          options={options.deposits.map((deposit) => ({
            value: String(deposit),
            label: marked(
              isPcp
                ? currency(deposit * 100)
                : fill(deposit === 1 ? texts.upFrontMonth : texts.upFrontMonths, {
                    count: deposit,
                  }),
              unquoted.deposit.includes(deposit),
            ),
          }))}
          onChange={({ target }) => onChoose({ deposit: Number(target.value) })}
        />{' '}
        {isPcp ? texts.deposit : texts.upFront}{' '}
        <SentenceSelect
          name="stock"
          label={texts.stock}
          value={selection.isInStock ? '1' : '0'}
          options={stockSides(options, selection.financeType).map((side) => ({
            value: side.isInStock ? '1' : '0',
            label: sideLabel(side),
            isDisabled: side.count === 0,
          }))}
          onChange={({ target }) => onChoose({ isInStock: target.value === '1' })}
        />
        {options.maintainedCount > 0 || selection.isMaintained ? (
          <>
            ,{' '}
            <SentenceSelect
              name="maintained"
              label={texts.maintained}
              value={selection.isMaintained ? '1' : '0'}
              options={[
                maintenance(false, texts.withoutMaintenance, options.unmaintainedCount),
                maintenance(true, texts.withMaintenance, options.maintainedCount),
              ]}
              onChange={({ target }) => onChoose({ isMaintained: target.value === '1' })}
            />
          </>
        ) : null}
        .
      </DealSentence>
      {isWithVat ? <input type="hidden" name="vat" value="1" /> : null}
    </form>
  )
}
