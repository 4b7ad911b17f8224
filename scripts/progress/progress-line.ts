import type { ImportProgress } from '#leasing-api/imports/import-progress.ts'

/** Without a terminal a line is printed this often at most, so that a log stays readable. */
const quietMs = 2000
const barWidth = 24

type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown }

export type ProgressLine = {
  show(progress: ImportProgress): void
  /** Leaves the line that is shown and goes to the next. */
  end(): void
}

/** Progress of a data command: a bar that is redrawn on a terminal, a line now and then elsewhere. */
export function createProgressLine(
  output: Output = process.stderr,
  now: () => number = () => performance.now(),
): ProgressLine {
  let label = ''
  let shownAt = Number.NEGATIVE_INFINITY
  let isOpen = false
  return {
    show(progress) {
      if (output.isTTY) {
        if (isOpen && progress.label !== label) output.write('\n')
        output.write(`\r\u001B[2K${barText(progress).slice(0, (output.columns ?? 100) - 1)}`)
        isOpen = true
      } else if (progress.label !== label || now() - shownAt >= quietMs) {
        output.write(`${plainText(progress)}\n`)
        shownAt = now()
      }
      label = progress.label
    },
    end() {
      if (isOpen) output.write('\n')
      isOpen = false
    },
  }
}

function barText(progress: ImportProgress): string {
  const share = shareOf(progress)
  if (share === null) return plainText(progress)
  const full = Math.round(share * barWidth)
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${percent(share)}  ${progress.label}`
}

function plainText(progress: ImportProgress): string {
  const share = shareOf(progress)
  if (share !== null && progress.done > 0) return `${progress.label}, ${percent(share)}`
  if (progress.done === 0) return progress.label
  return progress.unit === 'bytes'
    ? `${progress.label}, ${(progress.done / 1e6).toFixed(1)} MB`
    : `${progress.label}, ${progress.done.toLocaleString('en-GB')} ${progress.unit}`
}

const percent = (share: number) => `${String(Math.floor(share * 100)).padStart(3)}%`

function shareOf({ done, total }: ImportProgress): number | null {
  return total === null || total === 0 ? null : Math.min(1, done / total)
}
