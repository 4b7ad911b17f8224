import { config } from '#site/config.ts'
import { receiveWebhook } from '#site/data/webhooks/webhook.ts'
import { cacheTags } from '#site/policy/cache-tags.ts'

/** The leasing API says that rates or the catalogue changed. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(request, config.webhookSecret, () => [cacheTags.rates])
}
