import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { paths } from '#core/paths/paths.ts'
import { Article } from '../../../../../../components/content/article.tsx'
import { guide, guideSlugs } from '../../../../../../data/content/guides.ts'

type Props = { params: Promise<{ category: string; guide: string }> }

export const dynamic = 'error'

export async function generateStaticParams() {
  return (await guideSlugs()).map(({ category, slug }) => ({ category, guide: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const given = await params
  const found = await guide(given.category, given.guide)
  if (!found) return {}
  return {
    title: found.seo?.title ?? found.title,
    description: found.seo?.description ?? found.summary,
    alternates: { canonical: paths.guide(found.category.slug, found.slug) },
  }
}

export default async function Page({ params }: Props) {
  const given = await params
  const found = await guide(given.category, given.guide)
  if (!found) notFound()
  return <Article guide={found} />
}
