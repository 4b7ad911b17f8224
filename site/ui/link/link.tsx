'use client'

import NextLink from 'next/link'
import { type AnchorHTMLAttributes, use } from 'react'
import { LinkIntent } from './link-intent.ts'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/**
 * Every link to a page of ours goes through here, so that how pages are reached is decided once:
 * without a reload where script runs. Nothing is fetched for links that are only seen, since a list
 * has dozens of them; pointing at one, touching it or moving the focus to it tells `LinkIntent`.
 */
export function Link(props: LinkProps) {
  const intend = use(LinkIntent)
  const onIntent = () => intend(props.href)
  return (
    <NextLink
      prefetch={false}
      onMouseEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...props}
    />
  )
}
