import { cache, type ReactNode } from 'react'
import { type PartAttributes, StaticPart } from './static-part.tsx'

export type StaticHtmlProps = PartAttributes & { children: ReactNode }

/** Counts the parts of one page; memoised for a request, and not at all in a client component. */
const partsOfPage = cache(() => ({ count: 0 }))

/**
 * An element whose content no browser renders again: React keeps the server's HTML as it is. The
 * front server then leaves the content out of the router's payload, where it would stand a second
 * time (`site/front/without-second-copy.ts`). What holds a client component is sent and hydrated as
 * ever, so that anything can stand in it. Rule D-100.
 */
export function StaticHtml(props: StaticHtmlProps) {
  const { as: Tag = 'div', children, ...attributes } = props
  const parts = partsOfPage()
  if (parts !== partsOfPage()) return <Tag {...attributes}>{children}</Tag>
  parts.count += 1
  return <StaticPart part={parts.count} {...props} />
}
