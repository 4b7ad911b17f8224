import { stegaClean } from '@sanity/client/stega'
import type { Frame } from '#site/components/markdown/document-markdown.ts'
import { organisationOf } from '#site/components/layout/organisation.ts'
import type { StorefrontFacts } from '#site/data/storefronts/server.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/** What stands around a page as Markdown: the notice of a demonstration, and whose it is. Rule E-34. */
export async function pageFrame(path: string, storefront: StorefrontFacts): Promise<Frame> {
  const organisation = organisationOf(storefront.content, await siteSettings())
  const { demonstrationNotice, footerStatement } = stegaClean(organisation)
  return {
    siteUrl: storefront.url,
    path,
    demonstrationNotice,
    footerStatement: footerStatement ?? fill(messages.layout.statement, { name: storefront.name }),
  }
}
