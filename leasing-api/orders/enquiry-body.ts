import { campaignFields } from '#core/attribution/campaign-fields.ts'
import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'

/** An enquiry as it came in, for a lease or a PCP: the same fields, some of which a PCP has not. */
export type EnquiryBody = ReadBody<typeof calls.postOrder>

type PcpBody = ReadBody<typeof calls.postPcpOrder>

/** A PCP enquiry under the names of a lease's. */
export function enquiryOfPcp({ pcpOfferId, ...body }: PcpBody): EnquiryBody {
  return { ...body, offerId: pcpOfferId }
}

const attributionFields = [...campaignFields, 'gaToken', 'sskey', 'variant', 'hash'] as const

/** What an enquiry carries of where its visitor came from, as given. */
export function givenAttribution(
  body: Partial<Pick<EnquiryBody, (typeof attributionFields)[number]>>,
): Record<string, string> {
  const given = attributionFields.flatMap((field) => (body[field] ? [[field, body[field]]] : []))
  return Object.fromEntries(given) as Record<string, string>
}
