import { defineQuery } from 'groq'
import { richTextProjection } from './rich-text-projection.ts'

const articleProjection = `
  manufacturer, range, title,
  intro[]{ ${richTextProjection} },
  trimAdvice[]{ ${richTextProjection} },
  "news": coalesce(news, []) | order(date desc){ _key, title, date, text[]{ ${richTextProjection} } },
  seo { title, description }
` as const

/** What editors say of a make; null when they say nothing, and the page shows computed facts only. */
export const manufacturerArticleQuery = defineQuery(`*[
  _type == "article" && manufacturer == $manufacturer && !defined(range)
][0]{ ${articleProjection} }`)

/** What editors say of a range of a make; null when they say nothing. */
export const rangeArticleQuery = defineQuery(`*[
  _type == "article" && manufacturer == $manufacturer && range == $range
][0]{ ${articleProjection} }`)
