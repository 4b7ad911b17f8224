import { afterDeath, noDeaths, usualRestarts } from './restart-policy.mjs'

/**
 * Supervisor of one program: starts it, and once it has been ready, starts it again whenever it
 * ends by itself. A death before that is the start's own failure and ends everything. Rule G-01.
 * @param options `{children, program, waitUntilReady, onReadyAgain, isLastResort, restarts}`:
 *   `waitUntilReady(signal, isAgain)` resolves with what the program says of itself; `onReadyAgain` runs
 *   after each restart; with `isLastResort` everything ends when the program is given up
 */
export function keepRunning(options) {
  const { children, program, waitUntilReady, onReadyAgain, isLastResort } = options
  const restarts = options.restarts ?? usualRestarts
  let history = noDeaths
  let readyAtMs = null
  let hasBeenReady = false

  function launch(isAgain) {
    const dead = new AbortController()
    readyAtMs = null
    const { kill } = children.start(program, (death) => onDeath(death, dead), isAgain)
    return { signal: dead.signal, kill }
  }

  function onDeath(death, dead) {
    dead.abort(death)
    if (!hasBeenReady) {
      children.reportDeath(death)
      return
    }
    const readyForMs = readyAtMs === null ? null : performance.now() - readyAtMs
    const next = afterDeath(restarts, history, readyForMs)
    history = next.history
    if (next.pauseMs === null) {
      if (isLastResort) children.reportDeath(death)
      else console.error(`${death.message}\n\nThe ${program.name} is not started again.`)
      return
    }
    console.error(`${death.how} It is started again in ${next.pauseMs / 1000} s.`)
    setTimeout(() => {
      if (!children.isStopping()) void again()
    }, next.pauseMs)
  }

  async function again() {
    const { signal, kill } = launch(true)
    try {
      await waitUntilReady(signal, true)
      readyAtMs = performance.now()
      console.log(`The ${program.name} is ready again.`)
    } catch (error) {
      // Dead already, which `onDeath` sees to, or alive and stuck, which this makes it.
      if (!signal.aborted) {
        console.error(error.message)
        kill()
      }
      return
    }
    await onReadyAgain()
  }

  return {
    /** Starts it for the first time and resolves with what it says when it is ready. */
    async start() {
      const { signal } = launch(false)
      const said = await waitUntilReady(signal, false)
      readyAtMs = performance.now()
      hasBeenReady = true
      return said
    },
  }
}
