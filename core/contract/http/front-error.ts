import { cutText } from '../cut-text.ts'
import { offerIdPattern } from '../identifiers.ts'
import { keepableText } from '../keepable.ts'

/** The most characters kept of each part of a failure. Rule C-27. */
export const frontErrorLimits = {
  method: 10,
  url: 500,
  request: 2000,
  response: 2000,
  requestCode: 64,
} as const

/** A call that failed in a browser, as `/api/front-errors` takes it. */
export type FrontError = {
  method: string
  url: string
  request: string
  response: string
  responseCode: number
  requestCode: string
}

export type FailedCall = Omit<FrontError, 'request' | 'response'> & {
  /** Bodies as they were sent and answered: text, parsed JSON or nothing. */
  request: unknown
  response: unknown
}

const removed = '[removed]'

/** Names of fields that hold something of a person or a secret; `q` is whatever somebody typed. */
const personal =
  /password|token|phone|mail|postcode|sskey|name$|^(?:code|hash|reg|message|body|contact|q)$/i

/**
 * What may be told of a failed call: nothing personal and no secret, by the names of fields and by
 * what texts look like; and no more of it than helps. What no database keeps is left out: a body
 * may hold it behind an escape of its own. Free of the schema library. Rules C-26, C-27, C-62, C-63.
 */
export function frontErrorOf(failed: FailedCall): FrontError {
  return {
    method: limited(failed.method, frontErrorLimits.method),
    url: limited(plainUrl(failed.url), frontErrorLimits.url),
    request: limited(plainBody(failed.request), frontErrorLimits.request),
    response: limited(plainBody(failed.response), frontErrorLimits.response),
    responseCode: failed.responseCode,
    requestCode: limited(failed.requestCode, frontErrorLimits.requestCode),
  }
}

/** A field of the record without characters that no database keeps, cut to its limit. */
function limited(text: string, most: number): string {
  return cutText(keepableText(text), most)
}

function plainUrl(url: string): string {
  const [path = '', search] = url.split('?', 2)
  if (search === undefined) return plainText(path)
  const fields = search.split('&').map((field) => {
    const [name = '', value = ''] = field.split('=', 2)
    return `${plainText(name)}=${personal.test(name) ? removed : plainText(value)}`
  })
  return `${plainText(path)}?${fields.join('&')}`
}

function plainBody(body: unknown): string {
  if (body === undefined || body === null) return ''
  const value = typeof body === 'string' ? parsed(body) : body
  return typeof value === 'string' ? plainText(value) : JSON.stringify(plainValue(value, 0))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Deeper than any answer of ours goes; also where a value that holds itself ends. */
const deepest = 8

function plainValue(value: unknown, depth: number): unknown {
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object') {
    const text = plainText(String(value))
    return typeof value === 'number' && text !== removed ? value : text
  }
  if (depth === deepest) return removed
  if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      plainText(name),
      personal.test(name) ? removed : plainValue(each, depth + 1),
    ]),
  )
}

/** A number as people write and addresses escape it, from 0, 44 or +. */
const phone = /(?:\+|%2B|\b0|\b44)(?:[\d\s()-]|%20|%2B|\+){7,}\d/gi

function plainText(text: string): string {
  return keepableText(text)
    .replace(/[^\s"'<>,;&=/?]+/g, (word) => (/@|%40/i.test(word) ? removed : word))
    .replace(phone, removed)
    .replace(/[\w-]{22,}/g, (word) => (offerIdPattern.test(word) ? word : removed))
}
