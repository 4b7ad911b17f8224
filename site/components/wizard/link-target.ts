/**
 * How a link of the wizard opens. One with a query is loaded by the browser itself: behind our
 * rewrites Next's router takes a page fetched ahead for that of the same path without its query.
 */
export const linkTarget = (href: string): '_self' | undefined =>
  href.includes('?') ? '_self' : undefined
