import { cutText } from '#core/contract/cut-text.ts'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { boundedBody } from '../bounded-body.ts'

/** A plain form's fields, or why they cannot be read. Files are refused, repeats keep the first. */
export type PostedForm =
  | {
      ok: true
      field: (name: string) => string
      /** Every text field as it was sent, in its order. */
      fields: [name: string, value: string][]
      headers: Record<string, string>
    }
  | { ok: false; response: Response }

const largestBytes = 64_000

/**
 * More than the longest field may hold, by one character that may take two places, so that what is
 * too long is refused and not cut short.
 */
const longestRead = fieldBounds.message.most + 2

/** Reads a form posted without script. Values are cut where they are too long for any field. */
export async function postedForm(request: Request): Promise<PostedForm> {
  const body = await boundedBody(request, largestBytes)
  if (!body) {
    return {
      ok: false,
      response: plain(413, 'This form is too large. Shorten the longest field and send it again.'),
    }
  }
  let data: FormData
  try {
    const type = request.headers.get('content-type') ?? ''
    data = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData()
  } catch {
    return {
      ok: false,
      response: plain(400, 'This form cannot be read. Go back, reload the page and send it again.'),
    }
  }
  const field = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? cutText(value, longestRead) : ''
  }
  const fields = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { ok: true, field, fields, headers: visitorHeaders(request) }
}

/** What the leasing API must know of the visitor: whose address to count, and whose pages they are on. Rule L-79. */
function visitorHeaders(request: Request): Record<string, string> {
  const { headers } = request
  const known = {
    'x-forwarded-for': headers.get('x-forwarded-for'),
    'x-forwarded-host': headers.get('host'),
    [storefrontHeader]: headers.get(storefrontHeader),
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** The next page, fetched with GET. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
