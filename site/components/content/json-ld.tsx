/** JSON for the content of a script element, escaped so that it cannot end the script. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** A JSON-LD script for search engines; browsers do not run it. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
  )
}
