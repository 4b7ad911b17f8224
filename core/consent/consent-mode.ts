import type { ConsentCategory } from './stored-items.ts'

/** The signals of Google's Consent Mode, version 2, and what each follows from. Rule A-32. */
const signals = {
  analytics_storage: 'statistics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const satisfies Record<string, ConsentCategory>

export type ConsentSignals = Record<keyof typeof signals, 'granted' | 'denied'>

/** What Consent Mode is sent of a choice; of none, which is the default, everything denied. Rule A-32. */
export function consentSignals(granted: readonly ConsentCategory[]): ConsentSignals {
  const entries = Object.entries(signals).map(([signal, category]) => [
    signal,
    granted.includes(category) ? 'granted' : 'denied',
  ])
  return Object.fromEntries(entries) as ConsentSignals
}
