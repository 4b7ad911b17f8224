import { createHash } from 'node:crypto'
import type { OutsideAnswer } from './ask-outside.ts'
import { type Delivery, deliveryOf, fieldOf } from './delivery.ts'
import { type OutsideTools, outsideService } from './outside-service.ts'
import { timeLimitsMs } from './time-limits.ts'

export type MailchimpConfig = { apiKey: string; listId: string }

export type NewsletterMember = {
  email: string
  firstName: string
  secondName: string
  isSubscribed: boolean
}

/** Sends a member's newsletter status to a mailing service; never rejects. */
export type TellNewsletter = (member: NewsletterMember) => Promise<Delivery>

/** Mailchimp's word for who has left or bounced there and can come back by its own e-mail alone. */
const complianceState = 'Member In Compliance State'

/**
 * Keeps an audience of Mailchimp's Marketing API as our list is: a member is put by the MD5 of the
 * address in lower case, one who has left is only marked so. Somebody who had left at Mailchimp is
 * put as `pending`, so that Mailchimp asks them. Source: Mailchimp's reference, list members, "add or
 * update" and "update".
 */
export function mailchimpNewsletter(
  { apiKey, listId }: MailchimpConfig,
  tools: OutsideTools,
): TellNewsletter {
  const ask = outsideService('mailchimp', timeLimitsMs.newsletter, tools)
  const listUrl = mailchimpListUrl({ apiKey, listId }, tools.baseUrl)
  const headers = mailchimpHeaders(apiKey)
  const put = (url: string, { email, firstName, secondName }: NewsletterMember, status: string) =>
    ask(`${url}?skip_merge_validation=true`, {
      method: 'PUT',
      headers,
      body: {
        email_address: email,
        status_if_new: status,
        status,
        merge_fields: { FNAME: firstName, LNAME: secondName },
      },
    })
  const leave = async (url: string): Promise<Delivery> => {
    const body = { status: 'unsubscribed' }
    const answer = await ask(url, { method: 'PATCH', headers, body })
    if (answer?.status !== 404) return memberDelivery(answer)
    // Nobody of that address is on the list either, unless it is the list that is not there.
    const list = await ask(listUrl, { method: 'GET', headers })
    return list?.status === 200 && fieldOf(list.json, 'id') === listId ? 'taken' : 'later'
  }
  return async (member) => {
    const hash = createHash('md5').update(member.email.toLowerCase()).digest('hex')
    const url = `${listUrl}/members/${hash}`
    if (!member.isSubscribed) return leave(url)
    const answer = await put(url, member, 'subscribed')
    if (answer?.status === 400 && fieldOf(answer.json, 'title') === complianceState) {
      return memberDelivery(await put(url, member, 'pending'))
    }
    // A list that is not there is a setting to correct, not a member to drop.
    return answer?.status === 404 ? 'later' : memberDelivery(answer)
  }
}

/** A success holds the member's status; whatever else stands at that address did not take it. */
function memberDelivery(answer: OutsideAnswer | null): Delivery {
  const delivery = deliveryOf(answer)
  const isMember = typeof fieldOf(answer?.json, 'status') === 'string'
  return delivery === 'taken' && !isMember ? 'later' : delivery
}

/** Where an audience stands; by default in the data centre that the end of the key names. */
export const mailchimpListUrl = (
  { apiKey, listId }: MailchimpConfig,
  baseUrl = `https://${dataCentreOf(apiKey)}.api.mailchimp.com`,
) => `${baseUrl}/3.0/lists/${encodeURIComponent(listId)}`

export const mailchimpHeaders = (apiKey: string) => ({
  authorization: `Basic ${Buffer.from(`larkway:${apiKey}`).toString('base64')}`,
})

/** The data centre that ends a key. @example dataCentreOf('0123abcd-us21') // 'us21' */
export function dataCentreOf(apiKey: string): string | null {
  return /^[0-9a-f]+-([a-z]{2,4}\d{1,4})$/.exec(apiKey)?.[1] ?? null
}
