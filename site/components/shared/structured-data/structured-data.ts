import type { Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'

/** A page's breadcrumbs; the last step, the page itself, needs no address. */
export const breadcrumbList = (crumbs: readonly Crumb[], siteUrl: string) => ({
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
  /** The path of its picture; undefined for a guide without one. */
  picture?: string | undefined
}

/** A guide, from what its page shows. */
export const articleData = (facts: ArticleFacts, siteUrl: string) => ({
  '@type': 'Article',
  headline: facts.title,
  description: facts.summary,
  author: { '@type': 'Organization', name: facts.author },
  ...(facts.publishedAt && { datePublished: facts.publishedAt }),
  dateModified: facts.updatedAt,
  mainEntityOfPage: new URL(facts.path, siteUrl).href,
  ...(facts.picture && { image: new URL(facts.picture, siteUrl).href }),
})

/** Who runs the site, with the phone number and the social pages that its footer names. */
export const organisationData = (
  name: string,
  { phone, socialLinks }: { phone: string | null; socialLinks: readonly { url: string }[] },
  siteUrl: string,
  hasOurMark = true,
) => ({
  '@type': 'Organization',
  name,
  url: new URL('/', siteUrl).href,
  ...(hasOurMark && { logo: new URL('/icon-512.png', siteUrl).href }),
  ...(phone && { telephone: phone }),
  ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
})

/** Questions with their answers as plain text; null for a page without any. */
export const questionsData = (questions: readonly { question: string; answer: string }[]) =>
  questions.length === 0
    ? null
    : {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
