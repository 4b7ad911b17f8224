import type { ElectricYears } from '#core/calculators/electric/electric-years.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import type { YearlyCost } from '#core/pricing/running-costs/electric-versus-petrol.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from '../calculators.module.css'

const texts = messages.electric

/** Each year's energy, road tax and mileage duty of both cars: the plot's figures. Rules P-98, D-70. */
export function ElectricTable({
  result,
  notes,
}: {
  result: ElectricYears
  notes: readonly string[]
}) {
  const { years, electricSoFar, petrolSoFar } = result
  const isTaxed = years.some(
    ({ electric, petrol }) => electric.roadTaxPence + petrol.roadTaxPence > 0,
  )
  const { roadTax, ...untaxed } = texts.columns
  const columns = isTaxed ? texts.columns : untaxed
  return (
    <PageSection
      title={texts.tableTitle}
      lede={fill(texts.tableLede, { day: writtenDay(years[0]!.fromDay) })}
    >
      <ScrollingTable label={texts.caption}>
        <table className={styles.table}>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.flatMap(({ fromDay, electric, petrol }, at) => [
              <YearRow
                key={`${fromDay} electric`}
                label={fill(texts.rowElectric, { year: at + 1 })}
                year={electric}
                isTaxed={isTaxed}
                soFar={electricSoFar[at + 1]!}
              />,
              <YearRow
                key={`${fromDay} petrol`}
                label={fill(texts.rowPetrol, { year: at + 1 })}
                year={petrol}
                isTaxed={isTaxed}
                soFar={petrolSoFar[at + 1]!}
              />,
            ])}
          </tbody>
        </table>
      </ScrollingTable>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </PageSection>
  )
}

function YearRow({
  label,
  year,
  isTaxed,
  soFar,
}: {
  label: string
  year: YearlyCost
  /** Whether there is a column of road tax. */
  isTaxed: boolean
  soFar: number
}) {
  const { energyPence, roadTaxPence, mileageDutyPence, totalPence } = year
  const amounts = [energyPence, ...(isTaxed ? [roadTaxPence] : []), mileageDutyPence, totalPence]
  return (
    <tr>
      <th scope="row">{label}</th>
      {[...amounts, soFar].map((pence, at) => (
        <td key={at}>{currencyInColumn(pence)}</td>
      ))}
    </tr>
  )
}
