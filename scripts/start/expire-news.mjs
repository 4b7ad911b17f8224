import { overdueWebhooks, sendWebhooks } from './expire-pages.mjs'

/**
 * Sends the site the webhooks for changes since its pages were built. One sending at a time. Rule
 * G-02.
 * @param options `{siteUrl, secret, present}`; `present()` asks the two servers for their versions
 */
export function expireNews({ siteUrl, secret, present }) {
  let known = null
  let isBegun = false
  let sending = Promise.resolve()

  async function sendNow() {
    const now = await present()
    const before = known
    const overdue = overdueWebhooks(before, now)
    if (overdue.length === 0) return false
    await sendWebhooks(siteUrl, overdue, secret)
    // The site may have begun anew meanwhile, with its build's pages.
    if (known === before) known = now
    return true
  }

  return {
    /** @param versions of the build whose pages the site has begun with */
    siteKnows(versions) {
      known = versions ?? {}
      isBegun = true
    },
    isBegun: () => isBegun,
    /** Resolves with whether anything was overdue; rejects when the site does not take it. */
    send() {
      const sent = sending.then(sendNow)
      sending = sent.catch(() => {})
      return sent
    },
  }
}
