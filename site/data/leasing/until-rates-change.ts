import { unstable_cache } from 'next/cache'
import { cacheTags } from '#site/policy/cache-tags.ts'
import { onceWhileLive } from '../once-while-live.ts'
import { renderAnewWithin, secondsWhileDown } from '../render-anew-within.ts'
import { leasingState } from './leasing-state.ts'

/** Thrown out of a cached function by a value that must not be cached. */
export class UncachedValue extends Error {
  override name = 'UncachedValue'
  readonly value: unknown

  constructor(value: unknown) {
    super('This value is not cached.')
    this.value = value
  }
}

/**
 * What is made from live rates, cached until a webhook says that rates or the catalogue changed. What is made
 * from earlier responses, because the leasing API fails, is not, and a fixed page that shows it is
 * made anew soon. Rule G-06.
 * @param isDaily whether the end of a day ends it too
 * @param make may throw an `UncachedValue`, whose value is then returned
 */
export async function untilRatesChange<Value>(
  key: readonly string[],
  make: () => Promise<Value>,
  { isDaily = false } = {},
): Promise<Value> {
  const tags = [cacheTags.rates, ...(isDaily ? [cacheTags.dated] : [])]
  let isStale = false
  const cached = unstable_cache(
    async () => {
      const before = leasingState.staleUses
      const value = await make()
      isStale = leasingState.staleUses > before
      if (isStale) throw new UncachedValue(value)
      return value
    },
    [...key],
    { tags, revalidate: false },
  )
  try {
    return await onceWhileLive(`rates ${JSON.stringify(key)}`, cached)
  } catch (error) {
    if (!(error instanceof UncachedValue)) throw error
    if (isStale) await renderAnewWithin(secondsWhileDown, tags)
    return error.value as Value
  }
}
