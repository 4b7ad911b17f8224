import { getTranslations } from 'next-intl/server'
import { financeTypeTable, usualFinanceType } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import type { PricedDerivative } from '#site/data/makes/types.ts'
import { messages } from '#site/messages/en.ts'
import { figureColumns } from '#site/ui/scrolling-table/figure-columns.ts'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { labelsInOrder } from '#site/components/shared/deal/labels-in-order.ts'
import { priceCells } from '#site/components/shared/deal/price-lines.ts'
import { specification } from '#site/components/shared/deal/specification.ts'
import styles from './specification-table.module.css'

/** Shown where a figure is not known. */
const missing = '–'

/**
 * The versions of a range with their prices and every figure that is known of one of them. A tick
 * leaves the columns in which they differ, by style alone.
 */
export async function SpecificationTable({ cars }: { cars: readonly PricedDerivative[] }) {
  const t = await getTranslations('make')
  const rows = cars.map(({ car, deal }) => ({
    car,
    values: new Map<string, string>([
      ...(deal ? priceCells(deal.offer, messages.make.specPrice) : []),
      [t('specFuel'), fuelTypeLabels[car.fuelType]],
      [t('specGearbox'), transmissionLabels[car.transmission]],
      ...specification(car, messages.deal.spec).map(({ label, value }) => [label, value] as const),
    ]),
  }))
  const columns = labelsInOrder(rows.map(({ values }) => [...values.keys()]))
  const cells = rows.map(({ values }) => columns.map((column) => values.get(column) ?? missing))
  const figures = figureColumns(cells.map((row) => ['', ...row]))
  const column = (index: number) => ({
    'data-figures': figures.has(index + 1) || undefined,
    'data-same':
      (cells.length > 1 && new Set(cells.map((row) => row[index])).size === 1) || undefined,
  })
  const vat = [
    ...new Set(cars.map(({ car }) => financeTypeTable[usualFinanceType(car.bodyType)].vat)),
  ].join(', ')
  const hasSame = columns.some((_, index) => column(index)['data-same'])
  return (
    <div className={styles.compare}>
      {hasSame ? (
        <label className={styles.differences} data-no-print="">
          <input type="checkbox" /> {t('specDifferences')}
        </label>
      ) : null}
      <ScrollingTable label={t('specCaption')}>
        <table className={styles.table}>
          <caption>
            <span>{t('specCaptionPrices', { vat })}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('specVersion')}</th>
              {columns.map((label, index) => (
                <th key={label} scope="col" {...column(index)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ car }, row) => (
              <tr key={car.capId}>
                <th scope="row">
                  <a href={paths.deal(car.capId, { financeType: usualFinanceType(car.bodyType) })}>
                    {car.name}
                  </a>
                </th>
                {columns.map((label, index) => (
                  <td key={label} {...column(index)}>
                    {cells[row]![index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </div>
  )
}
