import { StaticHtml } from '#site/ui/static-html/static-html.tsx'

const context = 'https://schema.org'

/** Things of schema.org as the content of a script element, escaped so that they cannot end it. */
export const scriptText = (things: readonly object[]): string =>
  JSON.stringify({
    '@context': context,
    ...(things.length === 1 ? things[0] : { '@graph': things }),
  }).replaceAll('<', '\\u003c')

/** A page's structured data for search engines, in one script that browsers do not run. Rule E-25. */
export function JsonLd({ things }: { things: readonly (object | null)[] }) {
  const said = things.filter((thing) => thing !== null)
  if (said.length === 0) return null
  return (
    <StaticHtml as="script" type="application/ld+json">
      {scriptText(said)}
    </StaticHtml>
  )
}
