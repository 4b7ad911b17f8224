import type { FinanceType } from '../offer/finance-type.ts'
import type { FuelType } from '../vehicle/fuel-type.ts'

/** What a page is about; what it leaves open is absent. */
export type FaqSubject = { fuelType?: FuelType | undefined; financeType?: FinanceType | undefined }

/** A question with what it is for; nothing named is for all. */
type FaqAudience = {
  fuelTypes?: readonly string[] | null
  financeTypes?: readonly string[] | null
}

/** How many questions a page shows beside the page of all of them. */
const mostFaqs = 6

/**
 * The questions a page shows of those placed on it: none that is for another fuel or finance type,
 * those for the page's very own first, else in the editors' order, six at most. Rule E-21.
 */
export function faqsShown<Faq extends FaqAudience>(
  faqs: readonly Faq[],
  { fuelType, financeType }: FaqSubject,
): Faq[] {
  const fitting = faqs
    .map((faq) => ({
      faq,
      fits: [fitOf(faq.fuelTypes, fuelType), fitOf(faq.financeTypes, financeType)],
    }))
    .filter(({ fits }) => !fits.includes('other'))
  const own = fitting.filter(({ fits }) => fits.includes('own'))
  const rest = fitting.filter(({ fits }) => !fits.includes('own'))
  return [...own, ...rest].slice(0, mostFaqs).map(({ faq }) => faq)
}

/** Whether a question is for what a page is about, for something else, or for all alike. */
function fitOf(wanted: readonly string[] | null | undefined, value: string | undefined) {
  if (!wanted?.length || value === undefined) return 'all'
  return wanted.includes(value) ? 'own' : 'other'
}
