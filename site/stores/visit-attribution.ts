import { createAttribution } from './attribution.ts'
import { isGranted } from './consent.ts'

let attribution: ReturnType<typeof createAttribution> | undefined

/**
 * Where the visit of this page came from. Nothing is noted when a page loads: its address as it was
 * loaded, and the page before it, can be read at any time. Rules.
 */
export function visitAttribution() {
  if (attribution) return attribution
  const store = createAttribution({
    sessionStorage: () => sessionStorage,
    readCookies: () => document.cookie,
    writeCookie: (cookie) => void (document.cookie = cookie),
    cookieSetting: {
      isSecure: location.protocol === 'https:',
      isEmbedded: location.pathname.startsWith('/embedded'),
    },
  })
  const query = new URL(loadedAddress()).searchParams
  store.arrive(
    {
      read: (name) => query.get(name),
      referrer: document.referrer,
      ownHost: location.hostname,
    },
    isGranted('marketing'),
  )
  attribution = store
  return store
}

/** The address that this document was loaded by; links followed since have changed the page's own. */
const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href

/** Stores the attribution, or takes it out of the browser, as consent says now. Rules. */
export function changeAttribution(): void {
  visitAttribution().changeConsent(isGranted('marketing'))
}

/** Facebook's click id of this visit. */
export const clickIdOfVisit = () => visitAttribution().orderFields().fbclid
