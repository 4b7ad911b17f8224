import type { PageMetric } from '#core/figures/page-metrics.ts'
import type { PageTimings } from '#core/figures/page-visit.ts'

/** Parts of entries that the types of the browser do not know everywhere. */
type Entry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  interactionId?: number
  responseStart: number
}

/** Interactions that take less are not told of, the first one excepted. */
const durationThreshold = 40

/**
 * Measures the page that was loaded: largest and first paint, first byte, the slowest interaction, and
 * shifts of its layout in the worst five seconds without a second’s pause, as web.dev defines them;
 * but that of fifty interactions the slowest counts, which web.dev leaves out. A page that was hidden
 * before has no timings, for a browser paints only what is seen. Rule W-194.
 * @returns stops measuring and says what was found; what the browser does not measure is left out
 */
export function observeTimings(): () => PageTimings {
  const found: PageTimings = {}
  const stops: (() => void)[] = []
  const isSeen = !document.hidden && !performance.getEntriesByName('hidden')[0]
  // Of everything the last or worst counts, which is the most.
  const note = (metric: PageMetric, value: number) => {
    found[metric] = Math.max(found[metric] ?? 0, Math.round(value))
  }
  const observe = (type: string, read: (entry: Entry) => void) => {
    if (!isSeen || !PerformanceObserver.supportedEntryTypes.includes(type)) return
    // Where nothing moves there is no entry, and the best of all scores.
    if (type === 'layout-shift') note('cls', 0)
    const readAll = (entries: PerformanceEntry[]) => (entries as Entry[]).forEach(read)
    const observer = new PerformanceObserver((list) => readAll(list.getEntries()))
    observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit)
    stops.push(() => {
      readAll(observer.takeRecords())
      observer.disconnect()
    })
  }

  observe('largest-contentful-paint', ({ startTime }) => note('lcp', startTime))
  // Of the two first paints the one with content is never the earlier.
  observe('paint', ({ startTime }) => note('fcp', startTime))
  observe('navigation', ({ responseStart }) => note('ttfb', responseStart))
  observe('first-input', ({ duration }) => note('inp', duration))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) note('inp', duration)
  })
  let score = 0
  let from = -Infinity
  let last = 0
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    if (startTime - last >= 1000 || startTime - from >= 5000) {
      score = 0
      from = startTime
    }
    last = startTime
    score += value * 1000
    note('cls', score)
  })
  return () => {
    stops.splice(0).forEach((stop) => stop())
    return found
  }
}
