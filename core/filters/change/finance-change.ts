import type { FinanceType } from '#core/offer/finance-type.ts'
import { profileDefaults, type FilterValues } from '../filter-values.ts'

type FinanceChange = Pick<Partial<FilterValues>, LeaseField> & Partial<ContractValues>

type LeaseField = 'vat' | 'rentalRange' | 'delivery' | 'stock' | 'specialOffers' | 'maintained'
type ContractValues = ReturnType<typeof profileDefaults>

/**
 * What goes with another finance type. Between leases nothing does but VAT, which a business alone
 * leaves out. A PCP's deposit is in pounds, and it has no stock, special offers or maintenance: what
 * it takes of term, mileage and deposit depends on its offers (`nearestContract`), and where these
 * are not known it opens on its common profile. Rules F-104, F-107, F-109, F-141.
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
