'use client'
'use no memo'

import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { valueInMemory } from '#site/live-document/live-document.ts'
import { useCameAsHtml } from '../when-used/came-as-html.ts'
import { partHtmlName } from './part-html-name.ts'
import { HeadAsSent } from './head-as-sent.tsx'

export type PartAttributes = Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'className' | 'aria-label' | 'role' | 'tabIndex'
> & {
  as?:
    | 'div'
    | 'section'
    | 'nav'
    | 'ul'
    | 'aside'
    | 'header'
    | 'footer'
    | 'fieldset'
    | 'search'
    | 'script'
    | undefined
  type?: 'application/ld+json'
  'data-no-print'?: ''
}

type StaticPartProps = PartAttributes & {
  /** Its number on the page. */
  part: number
  /** Set by the front server where it left the content out. */
  isLeftOut?: true
  /** Its content as text, where the server had it drawn. */
  html?: string
  /** Set by the front server, which has tags of the head taken from the document in the part's place. */
  headTags?: number
  children?: ReactNode
}

/** HTML of parts that were left, for a page that is come back to. */
const leftHtml = new Map<number, string>()

/** A static part, or the head's own tags, whose script this is as well. */
export function StaticPart({ headTags, ...part }: StaticPartProps) {
  return headTags === undefined ? <Part {...part} /> : <HeadAsSent count={headTags} />
}

/**
 * The browser's side of a static part. Its content, where the payload has none, is what stands in the
 * document; a part that goes with its page keeps it for the way back. Rule D-100.
 */
function Part({
  part,
  isLeftOut,
  as: Tag = 'div',
  html,
  children,
  ...attributes
}: Omit<StaticPartProps, 'headTags'>) {
  const cameAsHtml = useCameAsHtml()
  // While React takes over the server's HTML it changes nothing of it, whatever stands here.
  const [left] = useState(() => (isLeftOut && !cameAsHtml ? htmlOf(part) : ''))
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!isLeftOut || !element) return
    return () => void leftHtml.set(part, element.innerHTML)
  }, [part, isLeftOut])

  const shared = { ...attributes, ref: place as never, 'data-part': part }
  const drawn = html ?? (valueInMemory(partHtmlName(part)) as string | undefined)
  if (drawn !== undefined) {
    return <Tag key="content" {...shared} dangerouslySetInnerHTML={{ __html: drawn }} />
  }
  if (!isLeftOut) {
    return (
      <Tag key="content" {...shared}>
        {children}
      </Tag>
    )
  }
  return <Tag key="left-out" {...shared} dangerouslySetInnerHTML={{ __html: left }} />
}

/** What was kept of a part, or what stands of it where React has to draw a page anew. */
const htmlOf = (part: number): string =>
  leftHtml.get(part) ?? document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? ''
