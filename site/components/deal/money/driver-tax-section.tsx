import type { BusinessTax } from '#core/contract/json/business-tax-from-wire.ts'
import { currency, currencyInColumn } from '#core/pricing/money/currency.ts'
import { dividePence } from '#core/pricing/money/rounding.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { FigureSourceLine } from './figure-source-line.tsx'
import { moneyTexts } from './money-texts.ts'
import styles from './money.module.css'

const texts = moneyTexts.driver

type DriverTax = NonNullable<BusinessTax['companyCar']>

/** What the driver of a company car pays for its private use, by tax year. Rules P-93, P-94, P-95. */
export function DriverTaxSection({ tax }: { tax: DriverTax }) {
  const [first] = tax.years
  return (
    <PageSection id="driver-tax" title={texts.title} lede={valueWords(tax)}>
      {first ? <DriverTaxTable tax={tax} /> : <p>{texts.noBand}</p>}
      {first && first.percentWithoutRde2 !== null ? (
        <p className={styles.note}>
          {fill(texts.withoutRde2, { percent: first.percentWithoutRde2, year: first.taxYear })}
        </p>
      ) : null}
      <FigureSourceLine {...tax.benefitSource} />
      <FigureSourceLine {...tax.rateSource} />
    </PageSection>
  )
}

function DriverTaxTable({ tax: { years, ratePercents } }: { tax: DriverTax }) {
  const hasAmounts = years.some(({ yearlyTaxPence }) => yearlyTaxPence.length > 0)
  return (
    <ScrollingTable label={texts.caption}>
      <table className={`${styles.table} ${styles.driver}`}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            <th scope="col">{texts.share}</th>
            {hasAmounts
              ? ratePercents.map((percent) => (
                  <th key={percent} scope="col">
                    {fill(texts.rate, { percent })}
                  </th>
                ))
              : null}
          </tr>
        </thead>
        <tbody>
          {years.map(({ taxYear, percent, yearlyTaxPence }) => (
            <tr key={taxYear}>
              <th scope="row">{taxYear}</th>
              <td>{percent}%</td>
              {yearlyTaxPence.map((pence, at) => (
                <td key={ratePercents[at]}>
                  {currencyInColumn(dividePence(pence, 12, 'halfUp'))}
                  <span className={styles.small}>{currencyInColumn(pence)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}

function valueWords({ valuePence, isEstimate, isListPrice }: DriverTax): string {
  if (valuePence === null) return texts.ledeNoValue
  const text = isListPrice ? texts.ledeList : isEstimate ? texts.ledeEstimate : texts.lede
  return fill(text, { value: currency(valuePence) })
}
