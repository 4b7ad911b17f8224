import { config } from '#site/config.ts'
import { storefronts } from '#site/data/storefronts/directory.ts'
import { receiveWebhook } from '#site/data/webhooks/webhook.ts'
import { cacheTags } from '#site/policy/cache-tags.ts'

/** The content backend says that a document changed; type `all` stands for every document. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(
    request,
    config.webhookSecret,
    (body) => {
      const type = (body as { _type?: unknown } | null)?._type
      return [
        typeof type === 'string' && type !== 'all'
          ? cacheTags.contentType(type)
          : cacheTags.content,
      ]
    },
    async ([tag]) => {
      if (tag === cacheTags.content || tag === cacheTags.contentType('storefront'))
        await storefronts.reload()
    },
  )
}
