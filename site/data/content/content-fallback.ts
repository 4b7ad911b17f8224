import path from 'node:path'
import { config } from '#site/config.ts'
import { storedResults, storedResultsFolder } from './stored-results.ts'
import { type StaleIfError, staleIfError } from './stale-if-error.ts'

const shared = globalThis as typeof globalThis & { larkwayContent?: StaleIfError }

/**
 * The state of the content backend as this process knows it. Next compiles this file into several
 * bundles and the front server reads it as it is, so there is one in the process, not one a module.
 */
export const contentFallback: StaleIfError = (shared.larkwayContent ??= staleIfError({
  nowMs: () => performance.now(),
  stored: storedResults(
    config.dataFolder === null
      ? null
      : path.join(
          /* turbopackIgnore: true */ config.dataFolder,
          storedResultsFolder(config.contentLake),
        ),
    (error) => console.error('Content cannot be kept for after a restart.', error),
  ),
  onChange: (failure) =>
    failure === null
      ? console.warn('The content backend answers again.')
      : console.error('The content backend fails; the last good content is shown.', failure),
}))
