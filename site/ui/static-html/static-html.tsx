import { cache, type ReactNode } from 'react'
import { drawnHtml } from '#site/ui/static-html/drawn-html.ts'
import { passInMemory } from '#site/live-document/live-document.ts'
import { partHtmlName } from './part-html-name.ts'
import { type PartAttributes, StaticPart } from './static-part.tsx'

export type StaticHtmlProps = PartAttributes & {
  children: ReactNode | (() => ReactNode)
  /** Everything that decides its content, which is then drawn once for all pages that say the same. */
  drawnFrom?: unknown
}

/** Counts the parts of one page; memoised for a request, and not at all in a client component. */
const partsOfPage = cache(() => ({ count: 0 }))

/**
 * An element whose content no browser renders again: React keeps the server's HTML as it is. The
 * front server then leaves the content out of the router's payload, where it would stand a second
 * time (`site/front/without-second-copy.ts`). What holds a client component is sent and hydrated as
 * ever, so that anything can stand in it. Rule D-100.
 */
export function StaticHtml(props: StaticHtmlProps) {
  const { children, drawnFrom, ...rest } = props
  const { as: Tag = 'div', ...attributes } = rest
  const draw = () => (typeof children === 'function' ? children() : children)
  const parts = partsOfPage()
  if (parts !== partsOfPage()) return <Tag {...attributes}>{draw()}</Tag>
  parts.count += 1
  const html = drawnFrom === undefined ? null : drawnHtml(JSON.stringify(drawnFrom), draw)
  if (html !== null) {
    const sent = passInMemory(partHtmlName(parts.count), html)
    return <StaticPart part={parts.count} {...rest} {...(sent ? { html } : { isLeftOut: true })} />
  }
  return (
    <StaticPart part={parts.count} {...rest}>
      {draw()}
    </StaticPart>
  )
}
