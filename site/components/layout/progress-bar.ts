import { progressShare, type Wait } from '#core/time/loading-display.ts'
import styles from './progress-bar.module.css'

const tickMs = 100

let bar: HTMLProgressElement | undefined
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Shows how long a change of page has been under way, until the address is no longer the one that is
 * left. To listeners it says nothing: Next announces the page once it is there. Rules D-08, D-09.
 */
export function followPageChange(from: string, startedAtMs: number): void {
  const wait: Wait = { startedAtMs, endedAtMs: null }
  function tick(): void {
    const nowMs = Date.now()
    if (location.href !== from) wait.endedAtMs ??= nowMs
    const share = progressShare(wait, nowMs)
    if (share !== null) show(share)
    else if (wait.endedAtMs !== null) {
      clearInterval(timer)
      bar?.remove()
    }
  }
  clearInterval(timer)
  timer = setInterval(tick, tickMs)
}

function show(share: number): void {
  bar ??= Object.assign(document.createElement('progress'), {
    className: styles.bar,
    ariaHidden: 'true',
  })
  bar.value = share
  if (!bar.isConnected) document.body.append(bar)
}
