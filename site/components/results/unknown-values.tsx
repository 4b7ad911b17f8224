import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Notice } from '#site/ui/notice/notice.tsx'

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What was asked for and does not exist, as it was written; nothing where all is known. Rule F-111. */
export function UnknownValues({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null
  const quoted = oneOf.format(values.map((value) => `“${value}”`))
  return (
    <Notice tone="bad">
      <p>{fill(messages.results.unknown, { values: quoted })}</p>
    </Notice>
  )
}
