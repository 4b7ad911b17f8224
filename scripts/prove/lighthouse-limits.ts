type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** What Lighthouse said of a page in its best run. */
export type MeasuredPage = {
  name: string
  /** Of 100. */
  scores: Record<Category, number>
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  /** What counts and did not pass, with its category. */
  failed: [Category, string][]
}

const least: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/**
 * Whether a page has the points it must have. One that search engines are told to leave out loses points
 * of SEO for that, and may for nothing else. Rule D-106.
 */
export function isGoodEnough({ scores, failed }: MeasuredPage): boolean {
  const ofSeo = failed.flatMap(([category, audit]) => (category === 'seo' ? [audit] : []))
  const isLeftOut = ofSeo.length === 1 && ofSeo[0] === 'is-crawlable'
  return Object.entries(least).every(
    ([category, points]) =>
      scores[category as Category] >= points || (category === 'seo' && isLeftOut),
  )
}
