import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '#site/config.ts'
import { Gallery } from '#site/ui/gallery/gallery.tsx'

export const metadata: Metadata = { title: 'Gallery', robots: { index: false, follow: false } }

/**
 * The UI kit in every state, for those who work on it. It is on demonstrations only, which are
 * known by their outbox: a site with real senders has no such page.
 */
export default function Page() {
  if (config.outboxUrl === null) notFound()
  return <Gallery title="Gallery" lede="Every component of the kit in every state." />
}
