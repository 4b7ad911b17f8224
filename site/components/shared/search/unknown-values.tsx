import { fill } from '#site/messages/fill.ts'
import { Notice } from '#site/ui/notice/notice.tsx'

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * What was asked for and does not exist, as it was written; nothing where all is known. Rules F-111,
 * F-134.
 * @param text what is said of it, with `{values}` in it
 */
export function UnknownValues({ values, text }: { values: readonly string[]; text: string }) {
  if (values.length === 0) return null
  const quoted = oneOf.format(values.map((value) => `“${value}”`))
  return (
    <Notice tone="bad">
      <p>{fill(text, { values: quoted })}</p>
    </Notice>
  )
}
