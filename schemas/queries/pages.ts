import { defineQuery } from 'groq'
import { richTextProjection } from './rich-text-projection.ts'

/** The text of one fixed page; null when nobody has published it. */
export const pageContentByKeyQuery = defineQuery(`*[_type == "pageContent" && key == $key][0]{
  key, title, intro, body[]{ ${richTextProjection} }, updatedAt, seo { title, description }
}`)

/** The keys of all published pages, for static parameters and the site map. */
export const pageKeysQuery = defineQuery(
  `*[_type == "pageContent" && defined(key)]{ key, updatedAt }`,
)
