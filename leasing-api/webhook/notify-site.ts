import { setTimeout as wait } from 'node:timers/promises'
import { encodeSignatureHeader } from '@sanity/webhook'
import type { Logger } from 'pino'
import { describeError } from '../server/describe-error.ts'

/** What the site's caches need to know. */
export type SiteNews = { type: 'rates' | 'catalogue'; ratesVersion: number; tags: string[] }

export type SiteNotifier = {
  /** Tells the site in the background: tries a few times, then leaves it to the site's next start. */
  tell(news: SiteNews): void
  /** Gives up what is still being tried. */
  close(): void
}

export type NotifyOptions = {
  siteUrl: string
  secret: string
  logger: Logger
  /** Waits between tries, in milliseconds. */
  retryDelaysMs?: readonly number[]
}

const timeoutMs = 5000

/** Sends signed webhooks to `/site/webhooks/leasing`. */
export function siteNotifier({
  siteUrl,
  secret,
  logger,
  retryDelaysMs = [1000, 5000, 20_000, 60_000],
}: NotifyOptions): SiteNotifier {
  const closing = new AbortController()
  const url = `${siteUrl}/site/webhooks/leasing`

  const send = async (body: string): Promise<void> => {
    const signature = await encodeSignatureHeader(body, Date.now(), secret)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` })
  }
  const sendWithRetries = async (news: SiteNews): Promise<void> => {
    const body = JSON.stringify(news)
    for (const delayMs of [...retryDelaysMs, null]) {
      try {
        return await send(body)
      } catch (error) {
        if (closing.signal.aborted) return
        const about = {
          news: news.type,
          ratesVersion: news.ratesVersion,
          error: describeError(error),
        }
        if (delayMs === null) {
          logger.warn(about, 'The site was not told; it will find out at its next start.')
          return
        }
        logger.debug(about, 'The site did not take the news; trying again.')
        await wait(delayMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  return {
    tell: (news) => void sendWithRetries(news),
    close: () => closing.abort(),
  }
}
