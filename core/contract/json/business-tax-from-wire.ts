import { type CompanyCarTax, taxYearLabel } from '#core/pricing/company-car/company-car-tax.ts'
import type { LeaseDisallowance } from '#core/pricing/company-car/lease-disallowance.ts'
import { penceToPounds, poundsToPence } from './money.ts'
import type { WireBusinessTax } from './wire-business-tax.ts'

/** A tax year of the driver's tax as a page shows it. */
export type ShownBenefitYear = {
  taxYear: string
  percent: number
  percentWithoutRde2: number | null
  yearlyTaxPence: number[]
}

/** The tax on a car that a business leases, as a page shows it. */
export type BusinessTax = {
  companyCar: (Omit<CompanyCarTax, 'years'> & { years: ShownBenefitYear[] }) | null
  lease: LeaseDisallowance | null
}

/** The tax read from JSON, in pence. Rule C-76. */
export function businessTaxFromWire({ companyCar, lease }: WireBusinessTax): BusinessTax {
  if (!companyCar) return { companyCar: null, lease }
  const { value, years, ...rest } = companyCar
  return {
    companyCar: {
      ...rest,
      valuePence: value === null ? null : poundsToPence(value),
      years: years.map(({ yearlyTax, ...year }) => ({
        ...year,
        yearlyTaxPence: yearlyTax.map(poundsToPence),
      })),
    },
    lease,
  }
}

/** The JSON of the tax, in pounds. Rule C-76. */
export function businessTaxToWire(
  companyCar: CompanyCarTax | null,
  lease: LeaseDisallowance | null,
): WireBusinessTax {
  if (!companyCar) return { companyCar: null, lease }
  const { valuePence, years, ...rest } = companyCar
  return {
    companyCar: {
      ...rest,
      value: valuePence === null ? null : penceToPounds(valuePence),
      years: years.map(({ fromDay, yearlyTaxPence, ...year }) => ({
        ...year,
        taxYear: taxYearLabel(fromDay),
        yearlyTax: yearlyTaxPence.map(penceToPounds),
      })),
    },
    lease,
  }
}
