import { paths } from './paths.ts'

/** The target of the blog's redirect: the blog, else the guides. Rule R-08. */
export function blogTarget(blogUrl: string | null): string {
  return blogUrl ?? paths.guides()
}
