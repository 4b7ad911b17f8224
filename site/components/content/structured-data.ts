import type { Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'

const context = 'https://schema.org'

/** Structured data of a page's breadcrumbs; the last step, the page itself, needs no address. */
export const breadcrumbList = (crumbs: readonly Crumb[], siteUrl: string) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href !== undefined && { item: new URL(href, siteUrl).href }),
  })),
})

export type ArticleFacts = {
  title: string
  summary: string
  author: string
  publishedAt: string | null
  updatedAt: string
  /** The page's own path. */
  path: string
}

/** Structured data of a guide, from what the page shows. */
export const articleData = (facts: ArticleFacts, siteUrl: string) => ({
  '@context': context,
  '@type': 'Article',
  headline: facts.title,
  description: facts.summary,
  author: { '@type': 'Organization', name: facts.author },
  ...(facts.publishedAt && { datePublished: facts.publishedAt }),
  dateModified: facts.updatedAt,
  mainEntityOfPage: new URL(facts.path, siteUrl).href,
})
