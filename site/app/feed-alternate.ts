import type { Metadata } from 'next'
import { feedPath } from '#core/routes/page-paths.ts'
import { messages } from '#site/messages/en.ts'

/** The link of pages of guides to the feed of guides. Rule E-31. */
export const feedAlternate = {
  types: { 'application/rss+xml': [{ url: feedPath, title: messages.content.feed }] },
} satisfies Metadata['alternates']
