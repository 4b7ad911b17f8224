import type { ConsentService } from './stored-items.ts'

/** Which services of others pages load after consent; null where one is not configured. Rule A-33. */
export type ThirdParties = {
  /** Measurement id of Google Analytics, `G-…`. */
  analyticsId: string | null
  /** Number of Meta's ad pixel. */
  adPixelId: string | null
  /** The script of a live chat, which brings its own window. */
  chatScriptUrl: string | null
  /** Business unit of Trustpilot's reviews. */
  reviewsBusinessId: string | null
}

/** The services that are configured, by their names in the table of what is stored. */
export function servicesOf(thirdParties: ThirdParties): ConsentService[] {
  const { analyticsId, adPixelId, chatScriptUrl, reviewsBusinessId } = thirdParties
  return [
    ...(analyticsId ? (['analytics'] as const) : []),
    ...(adPixelId ? (['adPixel'] as const) : []),
    ...(chatScriptUrl ? (['chat'] as const) : []),
    ...(reviewsBusinessId ? (['reviews'] as const) : []),
  ]
}
