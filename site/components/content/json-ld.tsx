/** Data for search engines as the content of a script, in which nothing can end that script. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** A block of data beside the page; browsers read it and run nothing. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
  )
}
