import { paths } from './paths.ts'

/** The blog's address here. It is no page of the application: menus link to it natively. Rule R-08. */
export const blogPath = '/shaking-news'

/** Where the blog's address leads for the time being: to the blog, else to the guides. Rule R-08. */
export function blogTarget(blogUrl: string | null): string {
  return blogUrl ?? paths.guides()
}

/** Whether a link leaves the application, so that the browser follows it by itself. Rule R-08. */
export function isNativeLink(href: string): boolean {
  return href === blogPath || !href.startsWith('/') || href.startsWith('//')
}
