import { type FailedCall, frontErrorOf } from '#core/contract/http/front-error.ts'
import { postFrontError } from '#core/contract/generated/form-request-shapes.ts'
import type { BrowserSurroundings } from './browser-client.ts'

/**
 * Tells the leasing API of a failed call, without anything personal. Nobody waits for it, and it
 * outlives the page. Rule C-26.
 * @throws when the network fails
 */
export async function reportFailure(
  { fetch, baseUrl, newRequestId }: BrowserSurroundings,
  failed: FailedCall,
): Promise<void> {
  await fetch(baseUrl + postFrontError.path, {
    method: postFrontError.method,
    headers: { 'content-type': 'application/json', 'x-request-id': newRequestId() },
    body: JSON.stringify(frontErrorOf(failed)),
    keepalive: true,
  })
}
