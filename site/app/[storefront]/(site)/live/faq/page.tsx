import type { Metadata } from 'next'
import { faqFindKey, mostFindLetters } from '#core/content/faq-found.ts'
import { contentMetadata } from '#site/app/[storefront]/(site)/content-route.tsx'
import { FaqRoute } from '#site/app/[storefront]/(site)/faq/faq-route.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** As that of all questions, for readers and not for search engines. Rule E-22. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await contentMetadata('faq')), robots: { index: false, follow: true } }
}

/** The questions with the words of the address. */
export default async function Page({ searchParams }: Props) {
  const find = [(await searchParams)[faqFindKey]].flat()[0] ?? ''
  return <FaqRoute find={find.slice(0, mostFindLetters)} />
}
