import { paths } from './paths.ts'

/**
 * The blog's address here, which redirects. It is no page of the application: menus link to it
 * natively. Rule R-08.
 */
export const blogPath = '/shaking-news'

/** The target of the blog's redirect: the blog, else the guides. Rule R-08. */
export function blogTarget(blogUrl: string | null): string {
  return blogUrl ?? paths.guides()
}

/** Whether a link needs a full page load because it leaves the application. Rule R-08. */
export function isNativeLink(href: string): boolean {
  return href === blogPath || !href.startsWith('/') || href.startsWith('//')
}
