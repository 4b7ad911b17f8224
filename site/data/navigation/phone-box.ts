import { unstable_cache } from 'next/cache'
import { calls } from '#core/contract/calls.ts'
import { breakpointsPx } from '#core/media/breakpoints.ts'
import { isPhoneBoxShown } from '#core/media/filter-placement.ts'
import { cacheTags } from '#site/policy/cache-tags.ts'
import { liveLeasing } from '../leasing/server.ts'
import { UncachedValue } from '../leasing/until-rates-change.ts'
import { renderAnewWithin, secondsWhileDown } from '../render-anew-within.ts'

/** The API keeps what it read of the settings for five and a half minutes. */
const secondsUntilToldAnew = 330

const tags = [cacheTags.content, cacheTags.contentType('siteSettings')]

const cachedFlag = unstable_cache(
  async () => {
    const { phones } = await liveLeasing(calls.getPhoneConfig, {})
    if (!phones) throw new UncachedValue(false)
    return phones
  },
  ['phone-box'],
  { tags, revalidate: false },
)

/**
 * Whether the header has a phone box, which style sheets then show on wide screens. A yes is kept
 * until the settings change; after a no, or a failure, which the client has logged, the page asks
 * again soon. Rule D-07.
 */
export async function hasPhoneBox(): Promise<boolean> {
  try {
    return isPhoneBoxShown(breakpointsPx.wide, await cachedFlag())
  } catch (error) {
    const isTold = error instanceof UncachedValue
    await renderAnewWithin(isTold ? secondsUntilToldAnew : secondsWhileDown, tags)
    return isPhoneBoxShown(breakpointsPx.wide, isTold ? false : null)
  }
}
