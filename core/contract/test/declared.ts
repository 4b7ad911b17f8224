import { aliasesOf } from '../aliases.ts'
import type { Call } from '../call.ts'

/** The names of a list written with blanks and pluses between them, sorted. */
export const names = (text: string): string[] => text.split(/[ +]+/).filter(Boolean).toSorted()

/** What a call declares, in a form tables can be compared with. */
export function declared({ method, path, query, body, caching, authority }: Call) {
  return {
    address: `${method} ${path}`,
    query: Object.keys(query.shape)
      .flatMap((field) => [field, ...aliasesOf(field)])
      .toSorted(),
    body: body ? Object.keys(body.shape).toSorted() : null,
    who: `${caching} ${authority}`,
  }
}
