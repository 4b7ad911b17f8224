import type { PageMetric } from './page-metrics.ts'

/** Where browsers send what they have seen of pages. Rule C-203. */
export const pageVisitPath = '/api/page-visits'

/** Views of one message at most; a visit longer than that between two looks elsewhere is nobody's. */
export const mostViews = 100

/**
 * What a browser says when its page is left: the patterns of the pages that were seen, and what the
 * first of them took, in whole milliseconds, shifts of its layout in thousandths. Nothing else.
 * Rules W-193, W-194.
 */
export type PageVisit = { views: string[] } & PageTimings

export type PageTimings = Partial<Record<PageMetric, number>>
