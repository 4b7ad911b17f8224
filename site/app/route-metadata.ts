import type { Metadata } from 'next'
import { filledTemplate, type SeoValues } from '#core/routes/page-seo.ts'
import { pageTitle } from '#core/routes/page-title.ts'
import type { RouteName } from '#core/routes/route-table.ts'
import { routeSeo } from '../data/seo/server.ts'
import { siteSettings } from '../data/settings/server.ts'
import { currentStorefront } from '../data/storefronts/of-page.ts'
import { stegaClean } from '@sanity/client/stega'
import { messages } from '../messages/en.ts'
import { type SocialCard, socialMetadata } from './social-metadata.ts'

type PageFacts = {
  /** The one address of the page. */
  canonical: string
  /** What the templates' placeholders stand for on this page, as a reader sees it. */
  values?: SeoValues
  /** The page's own words, where no template stands or it cannot be filled. */
  own?: { title?: string; description?: string }
  /** False where a query makes the page another than the one its route's templates were written for. */
  isAboutRoute?: boolean
  /** What an editor wrote for this very page, before all else. */
  seo?: { title?: string | null; description?: string | null } | null | undefined
  /** False for a page that search engines should not list; they may follow its links. */
  isListed?: boolean
  /** What it is where it is shared, if more than a page of this address. */
  social?: Partial<SocialCard> | undefined
}

/**
 * Title, description and address of a page. Its words are by the templates of its route where an
 * editor wrote them, else its own, else those the table of pages gives. Rules,
 * E-28.
 */
export async function routeMetadata(
  name: RouteName,
  {
    canonical,
    values: given = {},
    own = {},
    isAboutRoute = true,
    seo,
    isListed = true,
    social,
  }: PageFacts,
) {
  const [templates, settings, storefront] = await Promise.all([
    isAboutRoute ? routeSeo(name) : null,
    siteSettings().then(stegaClean),
    currentStorefront(),
  ])
  const { home, search, makeTemplate } = messages.layout.titles
  const values = { site: storefront.name, ...given }
  const title = pageTitle(name, {
    home: settings?.seo?.title ?? home,
    search,
    makeTemplate: own.title ?? makeTemplate,
    ...(own.title !== undefined && { own: own.title }),
    ...(values.make !== undefined && { make: values.make }),
  })
  const description =
    seo?.description || (filledTemplate(templates?.descriptionTemplate, values) ?? own.description)
  return {
    title: seo?.title || (filledTemplate(templates?.titleTemplate, values) ?? title),
    ...(description !== undefined && { description }),
    alternates: { canonical },
    ...socialMetadata(storefront, { url: canonical, ...social }),
    ...(!isListed && { robots: { index: false, follow: true } }),
  } satisfies Metadata
}
