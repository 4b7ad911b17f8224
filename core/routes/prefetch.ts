/** A browser's connection information; null where it is not given. */
export type Connection = {
  isOnline: boolean
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType: string | null
  isSavingData: boolean
}

/** Prefetching waits until the browser is idle, but not longer than this. Rule D-15. */
export const prefetchIdleTimeoutMs = 2000

/** Whether pages behind links may be prefetched. Rule D-14. */
export function shouldPrefetch({ isOnline, effectiveType, isSavingData }: Connection): boolean {
  return isOnline && !isSavingData && !effectiveType?.endsWith('2g')
}
