import { defineQuery } from 'groq'

/** Claims a page asks for, in no order; those past their review date on `$today` are left out. */
export const claimsByKeysQuery = defineQuery(`*[
  _type == "marketingClaim" && key in $keys && reviewBy >= $today
]{ key, text, figure, reviewBy, "isRegulatory": coalesce(isRegulatory, false) }`)

/** Every claim that is not past its review date on `$today`, soonest review first. */
export const allClaimsQuery = defineQuery(`*[
  _type == "marketingClaim" && reviewBy >= $today
] | order(reviewBy asc, key asc){
  key, text, figure, reviewBy, "isRegulatory": coalesce(isRegulatory, false)
}`)
