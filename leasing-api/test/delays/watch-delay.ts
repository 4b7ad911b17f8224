import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** How long the serving thread kept a timer waiting, in milliseconds beyond its time. */
export type DelayFigures = { p50Ms: number; p99Ms: number; p999Ms: number; maxMs: number }

export type DelayReport = {
  /** By Node's own histogram. */
  histogram: DelayFigures
  /** By the gaps of a timer of five milliseconds, which show what the histogram may miss. */
  timer: DelayFigures
  /** Processor time that the thread itself took between two runs of the timer: what other programs on the machine do not change. */
  work: DelayFigures
  timerRuns: number
}

const timerMs = 5

// Loaded into the API before its own code, by NODE_OPTIONS; each message is answered with the
// figures since the message before. Threads of the API load it too and have nothing to watch.
if (isMainThread && process.send) {
  const histogram = monitorEventLoopDelay({ resolution: timerMs })
  histogram.enable()
  let gaps: number[] = []
  let works: number[] = []
  let last = performance.now()
  let lastWork = workedMs()
  setInterval(() => {
    const now = performance.now()
    const work = workedMs()
    gaps.push(now - last - timerMs)
    works.push(work - lastWork)
    last = now
    lastWork = work
  }, timerMs).unref()
  process.on('message', () => {
    const report: DelayReport = {
      histogram: figuresOf((percent) => histogram.percentile(percent) / 1e6 - timerMs),
      timer: figuresOf(ranks(gaps)),
      work: figuresOf(ranks(works)),
      timerRuns: gaps.length,
    }
    histogram.reset()
    gaps = []
    works = []
    last = performance.now()
    lastWork = workedMs()
    process.send?.(report)
  })
  process.channel?.unref()
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function figuresOf(at: (percent: number) => number): DelayFigures {
  const positive = (percent: number) => Math.max(0, at(percent))
  return {
    p50Ms: positive(50),
    p99Ms: positive(99),
    p999Ms: positive(99.9),
    maxMs: positive(100),
  }
}

function ranks(values: readonly number[]): (percent: number) => number {
  const sorted = values.toSorted((a, b) => a - b)
  return (percent) => sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}
