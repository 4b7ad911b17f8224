'use client'

import NextLink from 'next/link'
import type { AnchorHTMLAttributes } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/**
 * Every link to a page of ours goes through here, so that how pages are reached is decided once:
 * without a reload where script runs. Nothing is fetched ahead, since a list has dozens of links;
 * that is said here in the browser, and not by each of them in the page.
 */
export function Link(props: LinkProps) {
  return <NextLink prefetch={false} {...props} />
}
