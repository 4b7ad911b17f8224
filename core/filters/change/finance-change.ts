import type { FinanceType } from '#core/offer/finance-type.ts'
import { profileDefaults, type FilterValues } from '../filter-values.ts'

type FinanceChange = Pick<Partial<FilterValues>, LeaseField> & Partial<ContractValues>

type LeaseField = 'vat' | 'rentalRange' | 'delivery' | 'stock' | 'specialOffers' | 'maintained'
type ContractValues = ReturnType<typeof profileDefaults>

/**
 * What goes with another finance type. Personal and business leases are quoted on the same terms,
 * so nothing does but VAT, which a business alone leaves out. A PCP and a lease are not: its deposit is in pounds, its mileages are fewer and
 * it has no stock, special offers or maintenance. So each opens on its own common profile after
 * the other. Rules F-103, F-104, F-107, F-109.
 */
export function financeChange(
  { financeType: before }: Pick<FilterValues, 'financeType'>,
  financeType: FinanceType,
): FinanceChange {
  if (before === financeType) return {}
  const vat = { vat: false }
  if ((before === 'pcp') === (financeType === 'pcp')) return vat
  return {
    ...vat,
    ...profileDefaults(financeType),
    rentalRange: '0',
    ...(financeType === 'pcp' && {
      delivery: 'browsing',
      stock: false,
      specialOffers: false,
      maintained: false,
    }),
  }
}
