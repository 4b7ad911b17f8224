import { cutText } from '../contract/cut-text.ts'
import { longestCampaignValue } from './campaign-fields.ts'

/** The site or app a visitor came from: its host, or its package name. */
export type Referrer = { kind: 'site' | 'app'; name: string }

const pattern = /^(https?|android-app):\/\/(?:[^/?#@]*@)?([a-z0-9][a-z0-9._-]*)(?=[:/?#]|$)/

/**
 * Reads the address of a referrer, without an URL parser. A web address gives its host without
 * `www.`, the address of an Android app (`android-app://com.example.app/…`) the app's package name,
 * both in lower case and cut like every field of a record. Null for an empty text and for anything
 * else: junk is no referral. Rule A-07.
 * @example readReferrer('https://www.Google.co.uk/search?q=x') // { kind: 'site', name: 'google.co.uk' }
 */
export function readReferrer(address: string): Referrer | null {
  const match = pattern.exec(address.toLowerCase())
  if (!match) return null
  const [, scheme, whole] = match as unknown as [string, string, string]
  const name = cutText(whole, longestCampaignValue)
  if (scheme !== 'android-app') return { kind: 'site', name: name.replace(/^www\./, '') }
  return name.includes('.') ? { kind: 'app', name } : null
}
