import { getTranslations } from 'next-intl/server'
import { usualFinanceType } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import { messages } from '#site/messages/en.ts'
import { Link } from '#site/ui/link/link.tsx'
import { figureColumns } from '#site/ui/scrolling-table/figure-columns.ts'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { specification } from '#site/components/shared/deal/specification.ts'
import styles from './specification-table.module.css'

/** The versions of a range with every figure that is known of one of them. */
export async function SpecificationTable({ cars }: { cars: readonly Derivative[] }) {
  const t = await getTranslations('make')
  const rows = cars.map((car) => ({
    car,
    values: new Map<string, string>([
      [t('specFuel'), fuelTypeLabels[car.fuelType]],
      [t('specGearbox'), transmissionLabels[car.transmission]],
      ...specification(car, messages.deal.spec).map(({ label, value }) => [label, value] as const),
    ]),
  }))
  const columns = columnsOf(rows.map(({ values }) => [...values.keys()]))
  const figures = figureColumns(
    rows.map(({ car, values }) => [car.name, ...columns.map((column) => values.get(column) ?? '')]),
  )
  const isFigure = (index: number) => figures.has(index + 1) || undefined
  return (
    <ScrollingTable label={t('specCaption')}>
      <table className={styles.table}>
        <caption>{t('specCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('specVersion')}</th>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figures={isFigure(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ car, values }) => (
            <tr key={car.capId}>
              <th scope="row">
                <Link href={paths.deal(car.capId, { financeType: usualFinanceType(car.bodyType) })}>
                  {car.name}
                </Link>
              </th>
              {columns.map((column, index) => (
                <td key={column} data-figures={isFigure(index)}>
                  {values.get(column) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}

/** Every label once, each after those that stand before it in the first row that has it. */
function columnsOf(rows: readonly (readonly string[])[]): string[] {
  const columns: string[] = []
  for (const labels of rows) {
    labels.forEach((label, index) => {
      if (columns.includes(label)) return
      const before = index === 0 ? -1 : columns.indexOf(labels[index - 1]!)
      columns.splice(before + 1, 0, label)
    })
  }
  return columns
}
