import useSWR from 'swr'

/**
 * What a page of the office shows, loaded anew when its key changes; what was shown stays until
 * then, and after a failure.
 * @param key everything that decides what is loaded; it is kept in memory alone
 * @example const users = useLoaded(['users', page, words], () => askAsUser(searchUsers, { body }))
 */
export function useLoaded<Data>(key: readonly unknown[], load: () => Promise<Data>) {
  const { data, error, isValidating, mutate } = useSWR<Data, unknown>(['admin', ...key], load, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    data,
    isLoading: isValidating,
    hasFailed: !isValidating && error !== undefined,
    /** Asks again: after a failure, or after something was changed. */
    reload: () => void mutate().catch(() => {}),
  }
}
