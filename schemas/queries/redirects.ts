import { defineQuery } from 'groq'

/** Old paths with where they lead and whether for good. */
export const redirectsQuery = defineQuery(`*[_type == "redirect" && defined(from) && defined(to)]
  | order(from asc){ from, to, "isPermanent": coalesce(isPermanent, false) }`)
