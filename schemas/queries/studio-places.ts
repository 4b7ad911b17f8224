import { defineQuery } from 'groq'

/* What the Studio asks to tell editors on which pages a document stands. Asked with drafts. */

/** What a document's pages follow from. */
const placedProjection = `
  _id,
  _type,
  key,
  routes,
  manufacturer,
  range,
  "title": coalesce(title, question, name, text),
  "slug": slug.current,
  "category": category->slug.current
`

/** One document by its published id, and the documents that refer to it. */
export const placedDocumentQuery = defineQuery(`*[_id == $id][0]{
  ${placedProjection},
  "usedIn": *[references(^._id)]{ ${placedProjection} }
}`)

/** Every claim with the documents in whose text it stands, soonest review first. */
export const claimsOverviewQuery = defineQuery(`*[
  _type == "marketingClaim"
] | order(reviewBy asc, key asc){
  _id, key, text, figure, owner, reviewBy,
  "isRegulatory": coalesce(isRegulatory, false),
  "usedIn": *[references(^._id)]{ ${placedProjection} }
}`)
