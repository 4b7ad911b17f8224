import { UserError } from '#server-kit/user-error.mjs'

/**
 * The webhooks that are overdue since the site's pages were built: none, one or both.
 * @param built versions in the build's record; @param present versions the two servers report now.
 * Of content at Sanity no version is known, so it counts as changed.
 */
export function overdueWebhooks(built, present) {
  const rates = {
    path: '/site/webhooks/leasing',
    body: { type: 'rates', ratesVersion: present.ratesVersion, tags: ['rates'] },
  }
  const content = { path: '/site/webhooks/content', body: { _id: 'all', _type: 'all' } }
  return [
    ...(built?.ratesVersion === present.ratesVersion ? [] : [rates]),
    ...(present.lastTransaction !== undefined && built?.lastTransaction === present.lastTransaction
      ? []
      : [content]),
  ]
}

/** Sends signed webhooks to the site and throws when one is not accepted. */
export async function sendWebhooks(siteUrl, webhooks, secret) {
  const { encodeSignatureHeader } = await import('@sanity/webhook')
  for (const { path, body } of webhooks) {
    const text = JSON.stringify(body)
    const response = await fetch(new URL(path, siteUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sanity-webhook-signature': await encodeSignatureHeader(text, Date.now(), secret),
      },
      body: text,
    })
    if (response.ok) continue
    throw new UserError(
      `The site did not accept the news that ${body.type ?? 'content'} changed since its pages were built (${path} answered ${response.status}). Delete site/.next and start again to build the pages anew.`,
    )
  }
}
