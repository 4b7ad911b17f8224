import type { AttributionRecord } from './attribution-record.ts'
import { campaignOf } from './campaign-fields.ts'

/** The name the record is stored under for the browser session. Rule A-12. */
export const attributionStorageKey = 'larkway.attribution'

/** What to do with the browser's session storage. */
export type StorageChange = { kind: 'write'; text: string } | { kind: 'remove' }

/**
 * What the session storage should hold: the record after marketing consent, nothing before it or
 * once it is withdrawn; the record then lives in memory alone. Rule A-12.
 */
export function attributionStorage(record: AttributionRecord, hasConsent: boolean): StorageChange {
  return hasConsent ? { kind: 'write', text: attributionToText(record) } : { kind: 'remove' }
}

/** The record as it is stored: its campaign fields and nothing else, in their fixed order. Rule A-13. */
export function attributionToText(record: AttributionRecord): string {
  return JSON.stringify(campaignOf((name) => record[name]))
}

/**
 * The stored record; null for an empty text and for any that was not written by
 * `attributionToText`. Fields nobody knows are dropped. Rule A-13.
 */
export function attributionFromText(text: string): AttributionRecord | null {
  try {
    const stored = JSON.parse(text) as Readonly<Record<string, unknown>>
    const campaign = campaignOf((name) => stored[name])
    const { utm_source, utm_medium, utm_campaign } = campaign
    if (!utm_source || !utm_medium || !utm_campaign) return null
    return { ...campaign, utm_source, utm_medium, utm_campaign }
  } catch {
    // No JSON, or `null`: nothing we wrote.
    return null
  }
}
