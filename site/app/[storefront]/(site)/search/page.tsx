import { cutText } from '#core/contract/cut-text.ts'
import { keepableText } from '#core/contract/keepable.ts'
import { mostSearchLetters, searchTextKey } from '#core/search/search-bounds.ts'
import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { SearchPage } from '#site/components/search/search-page.tsx'
import { searchResult } from '#site/data/search/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props) {
  const text = textOf(await searchParams)
  const { title, titleFor } = messages.search
  return routeMetadata('search', {
    canonical: paths.search(),
    own: { title: text ? fill(titleFor, { text }) : title },
    isListed: false,
  })
}

/** The pages that answer the words of the address. Rule F-130. */
export default async function Page({ searchParams }: Props) {
  const text = textOf(await searchParams)
  const found = text ? await searchResult(text) : { data: [], unknown: [] }
  return <SearchPage text={text} found={found} />
}

function textOf(query: Awaited<Props['searchParams']>): string {
  const text = [query[searchTextKey]].flat()[0] ?? ''
  return cutText(keepableText(text).trim(), mostSearchLetters)
}
