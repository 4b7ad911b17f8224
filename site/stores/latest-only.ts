import { askUrl } from '../data/leasing/leasing-browser.ts'

/** Fetches an address of this origin, and cancels the request before it when a newer one comes. */
export function latestOnly(): <Answer>(url: string) => Promise<Answer> {
  let underWay: AbortController | undefined
  return (url) => {
    underWay?.abort()
    underWay = new AbortController()
    return askUrl(url, underWay.signal)
  }
}
