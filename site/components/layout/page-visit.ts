import {
  mostViews,
  type PageTimings,
  type PageVisit,
  pageVisitPath,
} from '#core/figures/page-visit.ts'
import { routePattern } from '#core/routes/route-pattern.ts'
import { observeTimings } from './page-timings.ts'

/*
 * Counts views of pages and how fast the first was, and says so in one message when the page is left.
 * Nothing is stored in the browser, nothing stored there is read, and no cookie goes with it; a browser
 * that sends the Global Privacy Control counts nothing. Rules W-193, W-194, D-109.
 */
const isRefused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl

let shown: string | undefined
let pattern: string
let views: string[] = []
let stopTimings: (() => PageTimings) | undefined = observeTimings()

/** Counts a page that has come into view, unless it is the one that is there. Rule W-193. */
export function seePage(pathname: string, params: Readonly<Record<string, unknown>>): void {
  if (pathname === shown) return
  // What happens from here on is not the first page's.
  if (shown) stopTimings?.()
  shown = pathname
  pattern = routePattern(pathname, params)
  see()
}

/**
 * Failures are no page, the office's people are at work, and a path that names something has not
 * become a pattern.
 */
function see(): void {
  const isPage = !/^\/admin|[^/:a-z.-]/i.test(pattern) && !document.querySelector('[data-failure]')
  if (isPage && !isRefused && views.length < mostViews) views.push(pattern)
  // Timings go with the first view of their message.
  else if (!views[0]) stopTimings = undefined
}

addEventListener('visibilitychange', () => {
  if (!document.hidden || !views[0]) return
  const visit: PageVisit = { views, ...stopTimings?.() }
  views = []
  stopTimings = undefined
  fetch(pageVisitPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
    // It outlives the page, without cookies and without the page's address.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
})
// A page that the browser brings back whole is seen again; it was not loaded.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) see()
})
