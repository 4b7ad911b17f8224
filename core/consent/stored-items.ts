/** What a visitor agrees to, each by itself. Rule A-26. */
export const consentCategories = ['statistics', 'marketing', 'services'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** Services of others that a page loads, each only where it is configured. Rule A-33. */
export type ConsentService = 'analytics' | 'adPixel' | 'chat' | 'reviews'

/** Something that is stored in a visitor's browser. */
export type StoredItem = {
  /** By which the cookie page explains it. */
  id: string
  /** Its exact name, or the beginning of its names with a `*` at the end. */
  name: string
  place: 'cookie' | 'localStorage' | 'sessionStorage' | 'elsewhere'
  category: 'necessary' | ConsentCategory
  /** Seconds; else until the tab or the browser is closed, the visitor removes it or logs out, or its service says. */
  lasts: number | 'tab' | 'browser' | 'removed' | 'loggedOut' | 'service'
  /** The service that stores it; without one we do. */
  service?: ConsentService
}

/** How long a choice holds, and how long a service may know a visitor again: 182 days. Rule A-27. */
export const choiceSeconds = 15_724_800

/**
 * Everything that the site, or a service that it loads, stores in a browser. What is not here is not
 * stored; a row more asks every visitor anew. Rules.
 */
export const storedItems = [
  {
    id: 'consent',
    name: 'larkway_consent',
    place: 'cookie',
    category: 'necessary',
    lasts: choiceSeconds,
  },
  {
    id: 'saved',
    name: 'larkway.saved',
    place: 'localStorage',
    category: 'necessary',
    lasts: 'removed',
  },
  {
    id: 'seen',
    name: 'larkway.seen',
    place: 'sessionStorage',
    category: 'necessary',
    lasts: 'tab',
  },
  { id: 'banner', name: 'banner:*', place: 'sessionStorage', category: 'necessary', lasts: 'tab' },
  {
    id: 'reload',
    name: 'larkway-chunk-reload',
    place: 'sessionStorage',
    category: 'necessary',
    lasts: 'tab',
  },
  {
    id: 'session',
    name: 'refreshToken',
    place: 'cookie',
    category: 'necessary',
    lasts: 2_592_000,
  },
  {
    id: 'account',
    name: 'larkway.account',
    place: 'localStorage',
    category: 'necessary',
    lasts: 'loggedOut',
  },
  {
    id: 'preview',
    name: '__prerender_bypass',
    place: 'cookie',
    category: 'necessary',
    lasts: 'browser',
  },
  {
    id: 'perspective',
    name: 'sanity-preview-perspective',
    place: 'cookie',
    category: 'necessary',
    lasts: 'browser',
  },
  {
    id: 'experiments',
    name: 'larkway.experiments',
    place: 'localStorage',
    category: 'statistics',
    lasts: 604_800,
  },
  {
    id: 'analytics',
    name: '_ga*',
    place: 'cookie',
    category: 'statistics',
    lasts: choiceSeconds,
    service: 'analytics',
  },
  {
    id: 'attribution',
    name: 'larkway.attribution',
    place: 'sessionStorage',
    category: 'marketing',
    lasts: 'tab',
  },
  {
    id: 'sessionKey',
    name: 'SSKEY',
    place: 'cookie',
    category: 'marketing',
    lasts: 2_592_000,
  },
  {
    id: 'adBrowser',
    name: '_fbp',
    place: 'cookie',
    category: 'marketing',
    lasts: 7_776_000,
    service: 'adPixel',
  },
  {
    id: 'adClick',
    name: '_fbc',
    place: 'cookie',
    category: 'marketing',
    lasts: 7_776_000,
    service: 'adPixel',
  },
  {
    id: 'chat',
    name: '*',
    place: 'elsewhere',
    category: 'services',
    lasts: 'service',
    service: 'chat',
  },
  {
    id: 'reviews',
    name: '*',
    place: 'elsewhere',
    category: 'services',
    lasts: 'service',
    service: 'reviews',
  },
] as const satisfies readonly StoredItem[]

export type StoredItemId = (typeof storedItems)[number]['id']

/** The rows that hold where these services are configured, ours always among them. Rule A-25. */
export function itemsStoredWith(
  services: readonly ConsentService[],
): readonly (StoredItem & { id: StoredItemId })[] {
  const rows: readonly (StoredItem & { id: StoredItemId })[] = storedItems
  return rows.filter(({ service }) => service === undefined || services.includes(service))
}

/** The categories that there is something to agree to in, in their fixed order. Rule A-26. */
export function categoriesOf(items: readonly StoredItem[]): ConsentCategory[] {
  return consentCategories.filter((each) => items.some(({ category }) => category === each))
}

/** A short name of a table of stored items, another one for each other table. Rule A-28. */
export function versionOf(items: readonly StoredItem[]): string {
  // FNV-1a over 32 bits: nothing secret, only another text for another table.
  let hash = 0x811c9dc5
  for (const { name, place, category, lasts, service } of items) {
    for (const letter of `${name},${place},${category},${lasts},${service};`) {
      hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
    }
  }
  return (hash >>> 0).toString(36)
}
