import { defineQuery } from 'groq'
import { imageProjection, richTextProjection } from './rich-text-projection.ts'

/** All categories with their guides, newest check first. */
export const guidesIndexQuery = defineQuery(`*[_type == "guideCategory"] | order(order asc){
  title, "slug": slug.current, summary,
  "guides": *[_type == "guide" && category._ref == ^._id] | order(updatedAt desc, title asc){
    title, "slug": slug.current, summary, updatedAt
  }
}`)

/** One category with its guides; null when there is none of that slug. */
export const guideCategoryBySlugQuery = defineQuery(`*[
  _type == "guideCategory" && slug.current == $category
][0]{
  title, "slug": slug.current, summary,
  "guides": *[_type == "guide" && category._ref == ^._id] | order(updatedAt desc, title asc){
    title, "slug": slug.current, summary, updatedAt
  }
}`)

/** One guide, with up to three others of its category; null when there is none under that address. */
export const guideBySlugQuery = defineQuery(`*[
  _type == "guide" && slug.current == $slug && category->slug.current == $category
][0]{
  title, "slug": slug.current, summary, body[]{ ${richTextProjection} },
  author, publishedAt, updatedAt,
  cover { alt, ${imageProjection} },
  relatedCapIds, pricesShownAs,
  seo { title, description },
  "category": category->{ title, "slug": slug.current },
  "related": *[_type == "guide" && category._ref == ^.category._ref && _id != ^._id]
    | order(updatedAt desc, title asc)[0...3]{ title, "slug": slug.current, summary }
}`)

/** The addresses of all guides, for static parameters. */
export const guideSlugsQuery = defineQuery(`*[_type == "guide" && defined(slug.current)]{
  "slug": slug.current, "category": category->slug.current
}`)

/** Every guide in short, the newest first, for the site map, the feed and the list for readers of text. */
export const allGuidesQuery = defineQuery(`*[
  _type == "guide" && defined(slug.current) && defined(category->slug.current)
] | order(publishedAt desc, title asc){
  title, "slug": slug.current, summary, publishedAt, updatedAt,
  cover { ${imageProjection} },
  "category": category->{ title, "slug": slug.current }
}`)

/** Every guide as lists show it, the newest first, and the categories they may be asked for by. */
export const articlesQuery = defineQuery(`{
  "categories": *[_type == "guideCategory" && defined(slug.current)].slug.current,
  "articles": *[_type == "guide" && defined(slug.current)] | order(publishedAt desc, _id asc){
    "slug": slug.current, title, summary, "category": category->slug.current, publishedAt
  }
}`)
