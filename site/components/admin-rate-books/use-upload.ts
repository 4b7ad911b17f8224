import useSWR from 'swr'
import type { WireRateUpload } from '#core/contract/json/wire-rate-book.ts'
import { rateRequests } from './rate-requests.ts'

const lookEveryMs = 1000
/** Of one that waits for somebody: a colleague may have decided. An interval of 0 would end for good. */
const idleLookEveryMs = 3000

/** Whether somebody is at work on an upload, so that it will be another one in a moment. */
const isWorkedAt = (upload: WireRateUpload | undefined) =>
  upload === undefined || ['arriving', 'arrived', 'checking', 'switching'].includes(upload.state)

/** An upload as it stands, looked at again and again, every second while it is worked on. */
export function useUpload(uploadId: string | null) {
  const { data, error, mutate } = useSWR<WireRateUpload, unknown>(
    uploadId === null ? null : ['admin', 'rateUpload', uploadId],
    () => rateRequests.upload(uploadId!),
    {
      refreshInterval: (upload) => (isWorkedAt(upload) ? lookEveryMs : idleLookEveryMs),
      refreshWhenHidden: true,
      revalidateOnFocus: false,
      keepPreviousData: false,
    },
  )
  return {
    upload: data,
    hasFailed: error !== undefined && data === undefined,
    /** Shows an upload as a call answered it, and looks again. */
    show: (upload: WireRateUpload) => void mutate(upload).catch(() => {}),
    look: () => void mutate().catch(() => {}),
  }
}
