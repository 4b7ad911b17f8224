import {
  deleteRateUpload,
  getRateUpload,
  listRateBooks,
  postRateCheck,
  postRateRollback,
  postRateUpload,
  putRateUploadLive,
} from '#core/contract/generated/office-request-shapes.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import {
  askAsUser,
  downloadAsUser,
  failureOf,
  putAsUser,
} from '#site/components/shared/admin/admin-calls.ts'
import type { SendFile } from '#site/data/rates/browser.ts'

/** The provider that somebody of staff has chosen; null for people of a provider, whose own is meant. */
export type ChosenProvider = number | null

const whose = (brandId: ChosenProvider) => (brandId === null ? {} : { brandId })

/** The calls of the page of rate books, as whoever is logged in. */
export const rateRequests = {
  books: (brandId: ChosenProvider, page: number, rows: number) =>
    askAsUser(listRateBooks, { query: { ...whose(brandId), page, rows } }),
  begin: (brandId: ChosenProvider, file: File) =>
    askAsUser(postRateUpload, {
      body: { ...whose(brandId), fileName: file.name.slice(0, 200), totalBytes: file.size },
    }),
  upload: (uploadId: string) => askAsUser(getRateUpload, { params: { uploadId } }),
  check: (uploadId: string, takeHeld: boolean) =>
    askAsUser(postRateCheck, { params: { uploadId }, body: { takeHeld } }),
  makeLive: (uploadId: string, accepted: { leaveOutBad: boolean; takeFewer: boolean }) =>
    askAsUser(putRateUploadLive, { params: { uploadId }, body: accepted }),
  remove: (uploadId: string) => askAsUser(deleteRateUpload, { params: { uploadId } }),
  rollBack: (
    brandId: ChosenProvider,
    books: { presentBookId: number | null; earlierBookId: number },
  ) => askAsUser(postRateRollback, { body: { ...whose(brandId), ...books } }),
  errors: (uploadId: string) =>
    downloadAsUser(`/api/rate-uploads/${uploadId}/errors`, 'rate-book-errors.csv'),
  book: (bookId: number, as: 'sent' | 'rows', fileName: string) =>
    downloadAsUser(`/api/rate-books/${bookId}/file?as=${as}`, fileName),
}

/** How the parts of an upload's file are sent. Rule T-24. */
export const sending = (uploadId: string): SendFile => ({
  received: async () => {
    try {
      const { receivedBytes, state } = await rateRequests.upload(uploadId)
      return state === 'arriving' ? receivedBytes : null
    } catch (error) {
      if (error instanceof LeasingApiError && error.status === 404) return null
      throw error
    }
  },
  put: async (from, part, signal) => {
    const status = await putAsUser(`/api/rate-uploads/${uploadId}/file?from=${from}`, part, signal)
    if (status === 200) return 'taken'
    if (status === 409) return 'notNext'
    if (status >= 500 || status === 408 || status === 429) throw new Error(`HTTP ${status}`)
    return 'refused'
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** Does something; null once it is done, else what to say. */
export async function attempt(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    return failureOf(error)
  }
}
