import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { PageKey } from '#schemas/placement/page-key.ts'
import { ContentPage } from '../../../components/content/content-page.tsx'
import { pageContent } from '../../../data/content/pages.ts'

/** A page of the content backend by its key; a 404 until it is published. */
export async function ContentRoute({
  pageKey,
  children,
}: {
  pageKey: PageKey
  children?: ReactNode
}) {
  const page = await pageContent(pageKey)
  if (!page) notFound()
  return <ContentPage page={page}>{children}</ContentPage>
}

/** Title and description of such a page, as its editor wrote them. */
export async function contentMetadata(pageKey: PageKey): Promise<Metadata> {
  const page = await pageContent(pageKey)
  if (!page) return {}
  return {
    title: page.seo?.title ?? page.title,
    description: page.seo?.description ?? page.intro,
    alternates: { canonical: `/${pageKey}` },
  }
}
