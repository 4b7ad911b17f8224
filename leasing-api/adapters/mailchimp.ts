import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { askOutside } from './ask-outside.ts'
import { type Delivery, deliveryOf } from './delivery.ts'

export type MailchimpConfig = { apiKey: string; listId: string }

export type NewsletterMember = {
  email: string
  firstName: string
  secondName: string
  isSubscribed: boolean
}

/** Sends a member's newsletter status to a mailing service; never rejects. */
export type TellNewsletter = (member: NewsletterMember) => Promise<Delivery>

/**
 * Keeps an audience of Mailchimp's Marketing API as our list is: a member is put by the MD5 of the
 * address in lower case, one who has left is only marked so. Source: Mailchimp's reference, list
 * members, "add or update" and "update".
 * @param baseUrl of the data centre that the end of the key names
 */
export function mailchimpNewsletter(
  { apiKey, listId }: MailchimpConfig,
  logger: Logger,
  baseUrl = `https://${dataCentreOf(apiKey)}.api.mailchimp.com`,
): TellNewsletter {
  const authorization = `Basic ${Buffer.from(`larkway:${apiKey}`).toString('base64')}`
  return async ({ email, firstName, secondName, isSubscribed }) => {
    const hash = createHash('md5').update(email.toLowerCase()).digest('hex')
    const url = `${baseUrl}/3.0/lists/${encodeURIComponent(listId)}/members/${hash}`
    const headers = { authorization }
    if (!isSubscribed) {
      const body = { status: 'unsubscribed' }
      const answer = await askOutside('mailchimp', logger, url, { method: 'PATCH', headers, body })
      // Nobody of that address is on their list either.
      return answer?.status === 404 ? 'taken' : deliveryOf(answer)
    }
    const body = {
      email_address: email,
      status_if_new: 'subscribed',
      status: 'subscribed',
      merge_fields: { FNAME: firstName, LNAME: secondName },
    }
    return deliveryOf(await askOutside('mailchimp', logger, url, { method: 'PUT', headers, body }))
  }
}

/** The data centre that ends a key. @example dataCentreOf('0123abcd-us21') // 'us21' */
export function dataCentreOf(apiKey: string): string | null {
  return /^[0-9a-f]+-([a-z]{2,4}\d{1,4})$/.exec(apiKey)?.[1] ?? null
}
