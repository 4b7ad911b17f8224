import { browserClient } from './browser-client.ts'
import { randomId } from './random-id.ts'

export { urlOf } from './browser-client.ts'

/** The leasing API through the page's own origin. */
export const { ask: askBrowser, askUrl } = browserClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
  newRequestId: randomId,
  nowMs: () => Date.now(),
  warn: (message) => console.warn(message),
})
