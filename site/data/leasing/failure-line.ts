import type { Call } from '#core/contract/call.ts'
import { frontErrorOf } from '#core/contract/http/front-error.ts'
import type { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'

/**
 * What the site's own server logs of a failed call, with the id under which the API logged it and
 * nothing of a person; null for what is simply not there, which is an answer. Rules C-17, C-26.
 */
export function failureLine(failure: {
  call: Call
  url: string
  error: LeasingApiError
}): string | null {
  const { call, url, error } = failure
  if (error.status === 404) return null
  const record = frontErrorOf({
    method: call.method,
    url,
    request: null,
    response: error.body,
    responseCode: error.status,
    requestCode: error.requestId,
  })
  const because = error.status === 0 ? ` Nothing answered: ${reasonOf(error.cause)}` : ''
  return `${record.method} ${record.url} failed with ${record.responseCode}, request ${record.requestCode}: ${record.response}${because}`
}

/** `fetch` hides why behind a cause of its own. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? cause.cause.message : cause.message
}
