import { postExperimentView } from '#core/contract/generated/form-request-shapes.ts'
import type { Variants } from '#core/experiments/assign-variants.ts'
import { countedVariants } from '#core/experiments/counted-variants.ts'
import { variantsToText } from '#core/experiments/measured-variants.ts'
import type { RunningExperiments } from '#core/experiments/running-experiments.ts'
import { assignmentStorageKey } from '#core/experiments/stored-assignment.ts'
import { visitorVariants } from '#core/experiments/visitor-variants.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import { askBrowser } from '../data/leasing/browser.ts'
import { isGranted } from './consent.ts'
import { clickIdOfVisit } from './visit-attribution.ts'

/** Longest wait for what runs: nobody's enquiry waits for an experiment. */
const patienceMs = 2000

let running: Promise<RunningExperiments | null> | undefined

/** What runs now, fetched once a page load and by nobody who has not consented; null when it cannot be had. */
function runningExperiments(): Promise<RunningExperiments | null> {
  running ??= fetch('/site/experiments', { signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => (response.ok ? (response.json() as Promise<RunningExperiments>) : null),
    () => null,
  )
  return running
}

/**
 * The variants that this visitor was assigned, or is now, and stores them; null without consent to
 * statistics and while it is not known what runs. Rules.
 */
export async function assignedVariants(): Promise<Variants | null> {
  if (!isGranted('statistics')) return null
  const experiments = await runningExperiments()
  // It may have been withdrawn meanwhile.
  if (!experiments || !isGranted('statistics')) return null
  const { scenarios } = experiments
  const { variants, keep } = visitorVariants({
    scenarios,
    hasConsent: true,
    stored: stored(),
    nowMs: Date.now(),
    randomOf: Object.fromEntries(Object.keys(scenarios).map((name) => [name, randomNumber()])),
  })
  store(keep)
  return variants
}

/** The words that editors gave the variant this visitor was assigned; null for the words on the page. Rule X-16. */
export async function variantLabel(scenario: string): Promise<string | null> {
  const variants = await assignedVariants()
  const name = variants?.[scenario]
  const labels = (await running)?.labels[scenario]
  return (name !== undefined && labels?.[name]) || null
}

/** Counts a view of the page for the experiments that are about it; assigns this visitor first. Rule X-18. */
export async function countView(): Promise<void> {
  const variants = await assignedVariants()
  const page = matchRoute(location.pathname)?.name
  if (!variants || (page !== 'deal' && page !== 'adDeal')) return
  const seen = countedVariants(variants, page, clickIdOfVisit() !== undefined)
  const variant = variantsToText(
    Object.fromEntries(seen.map((each) => [each.scenario, each.variant])),
  )
  if (variant) await askBrowser(postExperimentView, { body: { variant } })
}

/** From 0 up to, not including, 1. */
const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32

function stored(): string {
  try {
    return localStorage.getItem(assignmentStorageKey) ?? ''
  } catch {
    return ''
  }
}

/** A browser that forbids storage assigns anew on each page. */
function store(text: string | null): void {
  try {
    if (text !== null) localStorage.setItem(assignmentStorageKey, text)
  } catch {
    // Nothing to remove either.
  }
}
