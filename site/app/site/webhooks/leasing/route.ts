import { config } from '../../../../config.ts'
import { receiveWebhook } from '../../../../data/webhook.ts'
import { cacheTags } from '../../../../policy/cache-tags.ts'

/** The leasing API says that rates or the catalogue changed. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(request, config.webhookSecret, () => [cacheTags.rates])
}
