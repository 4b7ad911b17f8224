import { stegaClean } from '@sanity/client/stega'
import type { Frame } from '#site/components/markdown/document-markdown.ts'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { config } from '#site/config.ts'
import { storefrontContent } from '#site/data/navigation/server.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

/** What stands around a page of ours as Markdown: the notice of a demonstration, and who we are. Rule E-34. */
export async function pageFrame(path: string): Promise<Frame> {
  const [ownWords, settings] = await Promise.all([
    storefrontContent(ownStorefront.key),
    siteSettings(),
  ])
  const { demonstrationNotice, footerStatement } = stegaClean(organisationOf(ownWords, settings))
  return {
    siteUrl: config.siteUrl,
    path,
    demonstrationNotice,
    footerStatement:
      footerStatement ?? fill(messages.layout.statement, { name: ownStorefront.name }),
  }
}
