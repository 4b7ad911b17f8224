/**
 * The blog's address here, which redirects. It is no page of the application: the browser follows
 * a link to it by itself. Rule R-08.
 */
export const blogPath = '/shaking-news'

/** Whether a link needs a full page load because it leaves the application. Rule R-08. */
export function isNativeLink(href: string): boolean {
  return href === blogPath || !href.startsWith('/') || href.startsWith('//')
}
