/**
 * Policy for restarting a program that ended by itself.
 * @typedef {object} RestartPolicy
 * @property {readonly number[]} pausesMs pause before each restart in a row; the last one stays
 * @property {number} steadyMs a program that was ready for so long has recovered: the next pause is the first again
 * @property {number} mostFailedStarts starts in a row that did not get ready, after which the program is given up
 */

/**
 * A pause for a crash that happens once is hardly noticed; growing ones spare a machine whose
 * program cannot start. With these a database may be away for nine minutes before its program is
 * given up.
 * @type {RestartPolicy}
 */
export const usualRestarts = {
  pausesMs: [250, 1000, 2000, 4000, 8000, 15_000, 30_000],
  steadyMs: 10_000,
  mostFailedStarts: 20,
}

/** The history of a program that runs well. */
export const noDeaths = { short: 0, failedStarts: 0 }

/**
 * Decides on the restart after a program's death. Rule G-01.
 * @param {RestartPolicy} policy
 * @param history what this function returned for the death before, or `noDeaths`
 * @param readyForMs how long it had been ready; null when it never was
 * @returns `{history, pauseMs}`; `pauseMs` is null when the program is given up
 */
export function afterDeath({ pausesMs, steadyMs, mostFailedStarts }, history, readyForMs) {
  const short = readyForMs !== null && readyForMs >= steadyMs ? 0 : history.short
  const failedStarts = readyForMs === null ? history.failedStarts + 1 : 0
  return {
    history: { short: short + 1, failedStarts },
    pauseMs:
      failedStarts >= mostFailedStarts ? null : pausesMs[Math.min(short, pausesMs.length - 1)],
  }
}
