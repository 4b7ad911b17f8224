import type { AttributionRecord } from './attribution-record.ts'
import { campaignOf } from './campaign-fields.ts'

/** The name the record is stored under for the browser session. Rule A-12. */
export const attributionStorageKey = 'larkway.attribution'

/** A change of the browser's session storage: the text to write, or its removal. */
export type StorageChange = { kind: 'write'; text: string } | { kind: 'remove' }

/**
 * The change that stores an attribution record after marketing consent, and removes it before
 * consent or once that is withdrawn; the record then lives in memory alone. Rule A-12.
 */
export function attributionStorage(record: AttributionRecord, hasConsent: boolean): StorageChange {
  return hasConsent ? { kind: 'write', text: attributionToText(record) } : { kind: 'remove' }
}

/** The text an attribution record is stored as: its campaign fields and nothing else, in their fixed order. Rule A-13. */
export function attributionToText(record: AttributionRecord): string {
  return JSON.stringify(campaignOf((name) => record[name]))
}

/**
 * The attribution record of a stored text; null for an empty text and for any that was not written
 * by `attributionToText`. Fields nobody knows are dropped. Rule A-13.
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
