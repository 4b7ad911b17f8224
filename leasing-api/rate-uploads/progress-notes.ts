import type { Database } from '#leasing-api/db/database.ts'
import type { ImportProgress, OnProgress } from '#leasing-api/imports/import-progress.ts'

/** Least time between two notes of progress. */
const noteEveryMs = 400

/** Notes how far an import is, in turn, and ends it once the upload is no longer in that state. */
export function progressNotes({
  call,
  id,
  state,
  totalBytes,
  clock,
}: {
  call: Pick<Database['call'], 'noteUploadProgress'>
  id: string
  state: 'checking' | 'switching'
  totalBytes: number
  clock: () => Date
}) {
  let doneBytes = 0
  let latest: ImportProgress | null = null
  let isStopped = false
  let isBusy = false
  const note = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const progress = latest && {
        label: latest.label.startsWith('Reading') ? 'reading' : latest.label,
        rows: Math.max(0, (latest.lines ?? 0) - 1),
        doneBytes,
        totalBytes,
      }
      isStopped = !(await call.noteUploadProgress({ id, state, progress, now: clock() }))
    } catch {
      // The next note tells as much.
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void note(), noteEveryMs)
  return {
    onRead: (bytes: number) => void (doneBytes = bytes),
    onProgress: ((progress) => {
      if (isStopped) throw new Error('The upload was removed.')
      latest = { ...progress, lines: progress.lines ?? latest?.lines ?? 0 }
    }) satisfies OnProgress,
    end: () => clearInterval(timer),
  }
}
