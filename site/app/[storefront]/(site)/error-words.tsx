import { RichText } from '#site/components/shared/text/rich-text.tsx'
import { pageContentOrNull } from '#site/data/pages/server.ts'

/** What editors say on an error's page, without its title; undefined while they say nothing. */
export async function errorWords(key: 'not-found' | 'failure', hasIntro: boolean) {
  const page = await pageContentOrNull(key)
  if (!page) return undefined
  return (
    <>
      {hasIntro ? <p>{page.intro}</p> : null}
      <RichText value={page.body} />
    </>
  )
}
