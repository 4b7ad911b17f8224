import type { ClockHours } from '#core/organisation/provider-hours.ts'

/** What is known of a provider beside its prices. */
export type ProviderFacts = {
  id: number
  credit: 'soft' | 'full'
  area: string
  /** From Monday to Sunday. */
  hours: readonly ClockHours[]
}
