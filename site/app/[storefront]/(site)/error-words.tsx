import { RichText } from '#site/components/shared/text/rich-text.tsx'
import { pageContentOrNull } from '#site/data/pages/server.ts'

/** What editors say on an error's page, without its title; undefined while they say nothing. */
export async function errorWords(key: 'not-found' | 'failure') {
  const page = await pageContentOrNull(key)
  if (!page) return undefined
  return (
    <>
      {/* On a failure's page the sentence of core says already what the introduction repeats. */}
      {key === 'failure' ? null : <p>{page.intro}</p>}
      <RichText value={page.body} />
    </>
  )
}
