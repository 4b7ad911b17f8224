import type { DealPreferences } from '#core/landing/deal-selection.ts'
import { dealPath, withCustomerForm } from '#core/landing/offer-path.ts'
import { currency, currencyInColumn, mileageLabel } from '#core/pricing/money/currency.ts'
import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { ChoiceLink } from '../choice-link.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import styles from './terms-at-a-glance.module.css'

export type TermsAtAGlanceProps = DealSectionProps & {
  onChoose: (change: DealPreferences) => void
}

const texts = dealTexts.glance

/**
 * What other terms of the deal come to a month: terms by initial rentals, and mileages. Each figure
 * is a link to the deal it is of; it leads there without script. Rules L-59, L-56.
 */
export function TermsAtAGlance(props: TermsAtAGlanceProps) {
  const { view } = props
  const { selection, options, glance } = view
  const isPcp = selection.financeType === 'pcp'
  const depositLabel = (deposit: number) =>
    isPcp
      ? currency(deposit * 100)
      : deposit === 1
        ? texts.upFrontOne
        : fill(texts.upFront, { count: deposit })
  const termLabel = (count: number) => fill(texts.months, { count })
  return (
    <div data-no-print="">
      <PageSection id="terms" title={texts.title} lede={isPcp ? texts.ledePcp : texts.lede}>
        <ScrollingTable label={texts.title}>
          <table className={styles.table}>
            <caption className={styles.caption}>
              {fill(texts.with, {
                miles: fill(dealTexts.price.mileage, {
                  miles: mileageLabel(selection.annualMileageMiles),
                }),
                deposit: isPcp ? texts.depositPcp : texts.initialRental,
                stock: selection.isInStock
                  ? dealTexts.sentence.inStock
                  : dealTexts.sentence.factory,
                maintained: selection.isMaintained
                  ? dealTexts.sentence.withMaintenance
                  : dealTexts.sentence.withoutMaintenance,
                vat: vatWords(view.best),
              })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.contract}</th>
                {options.deposits.map((deposit) => (
                  <th key={deposit} scope="col">
                    {isPcp
                      ? depositLabel(deposit)
                      : deposit === 1
                        ? texts.month1
                        : fill(texts.upFrontShort, { count: deposit })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {options.terms.map((termMonths, row) => (
                <tr key={termMonths}>
                  <th scope="row">{termLabel(termMonths)}</th>
                  {options.deposits.map((deposit, at) => (
                    <GlanceCell
                      {...props}
                      key={deposit}
                      pence={glance.byTerm[row]?.[at] ?? null}
                      change={{ termMonths, deposit }}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollingTable>
        <ScrollingTable label={texts.milesLabel}>
          <table className={`${styles.table} ${styles.miles}`}>
            <caption className={styles.caption}>
              {fill(texts.byMileage, {
                term: selection.termMonths,
                deposit: isPcp
                  ? fill(dealTexts.gaveWay.deposit, { deposit: depositLabel(selection.deposit) })
                  : depositLabel(selection.deposit),
              })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.miles}</th>
                {options.mileages.map((miles) => (
                  <th key={miles} scope="col">
                    {miles.toLocaleString('en-GB')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{isPcp ? texts.monthPcp : texts.month}</th>
                {options.mileages.map((annualMileageMiles, at) => (
                  <GlanceCell
                    {...props}
                    key={annualMileageMiles}
                    pence={glance.byMileage[at] ?? null}
                    change={{ annualMileageMiles }}
                  />
                ))}
              </tr>
            </tbody>
          </table>
        </ScrollingTable>
      </PageSection>
    </div>
  )
}

type GlanceCellProps = TermsAtAGlanceProps & { pence: number | null; change: DealPreferences }

function GlanceCell({ pence, change, ...props }: GlanceCellProps) {
  const { capId, view, isWithVat, hash, onChoose } = props
  if (pence === null) {
    return (
      <td className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className={styles.hidden}>{texts.noneLabel}</span>
      </td>
    )
  }
  const chosen = { ...view.selection, ...change }
  const isChosen = Object.entries(change).every(
    ([word, value]) => view.selection[word as keyof DealPreferences] === value,
  )
  const isLowest = change.termMonths !== undefined && pence === view.glance.lowestPence
  return (
    <td>
      <ChoiceLink
        href={withCustomerForm(dealPath(capId, chosen, isWithVat), hash)}
        aria-current={isChosen ? 'true' : undefined}
        onChoose={() => onChoose(change)}
      >
        {currencyInColumn(pence)}
        {isLowest ? <small>{texts.lowest}</small> : null}
      </ChoiceLink>
    </td>
  )
}
