import type { LeaseFinanceType } from '../offer/finance-type.ts'

/** What the wizard offers as uses, with what its tooltip says. Rule W-17. */
export const useChoices = [
  {
    value: 'personal',
    label: 'Personal',
    tooltip: 'For you and your family. Prices include VAT.',
  },
  {
    value: 'business',
    label: 'Business',
    tooltip:
      'For sole traders, partnerships and companies. Prices exclude VAT; a VAT-registered business can reclaim some of it.',
  },
] as const satisfies readonly { value: LeaseFinanceType; label: string; tooltip: string }[]
