import { campaignFields } from '#core/attribution/campaign-fields.ts'
import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'

/** The body of an enquiry for a lease or a PCP, which lacks some of the fields. */
export type EnquiryBody = ReadBody<typeof calls.postOrder>

type PcpBody = ReadBody<typeof calls.postPcpOrder>

/** Maps a PCP enquiry to a lease's field names. */
export function enquiryOfPcp({ pcpOfferId, ...body }: PcpBody): EnquiryBody {
  return { ...body, offerId: pcpOfferId }
}

const attributionFields = [...campaignFields, 'gaToken', 'sskey', 'variant', 'hash'] as const

/** Attribution in an enquiry, as given. */
export function givenAttribution(
  body: Partial<Pick<EnquiryBody, (typeof attributionFields)[number]>>,
): Record<string, string> {
  const given = attributionFields.flatMap((field) => (body[field] ? [[field, body[field]]] : []))
  return Object.fromEntries(given) as Record<string, string>
}
