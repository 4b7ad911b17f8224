import { useState } from 'react'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { moneyTexts } from './money-texts.ts'
import styles from './money.module.css'
import { pcpFields, type PcpTerms, typedTerms } from './typed-terms.ts'

const texts = moneyTexts.find

/**
 * The PCP pricing form: it opens the deal page on the PCP that is chosen, with script and without,
 * and offers what is quoted. It starts on the PCP shown. Rule L-66.
 */
export function FindPcpPrices({ capId, view }: DealSectionProps) {
  const { selection, options } = view
  const [taken] = useState(() => ({ key: keyOf(selection), typed: typedTerms() }))
  const terms: PcpTerms = (keyOf(selection) === taken.key && taken.typed) || selection
  return (
    <PageSection id="pcp-prices" title={texts.title} lede={texts.lede}>
      {/* The key makes the fields follow another deal that the sentence above chose. */}
      <form key={keyOf(terms)} action={paths.deal(capId)} method="get" className={styles.find}>
        <input type="hidden" name="financeType" value="pcp" />
        <SelectField
          id={pcpFields.deposit}
          name="deposit"
          label={texts.deposit}
          defaultValue={terms.deposit}
          options={options.deposits.map((pounds) => option(pounds, currency(pounds * 100)))}
        />
        <SelectField
          id={pcpFields.termMonths}
          name="term"
          label={texts.term}
          defaultValue={terms.termMonths}
          options={options.terms.map((count) => option(count, fill(texts.months, { count })))}
        />
        <SelectField
          id={pcpFields.annualMileageMiles}
          name="mileage"
          label={texts.mileage}
          defaultValue={terms.annualMileageMiles}
          options={options.mileages.map((miles) => option(miles, mileageLabel(miles)))}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
    </PageSection>
  )
}

const option = (value: number, label: string) => ({ value: String(value), label })

const keyOf = ({ deposit, termMonths, annualMileageMiles }: PcpTerms) =>
  `${deposit} ${termMonths} ${annualMileageMiles}`
