import { cookieNames, cookieRemovals, namesToRemove } from '#core/consent/removals.ts'
import { type ConsentCategory, storedItems } from '#core/consent/stored-items.ts'

/** Removes from this browser what is neither necessary nor agreed to. Rule A-31. */
export function removeStored(granted: readonly ConsentCategory[]): void {
  for (const name of namesToRemove(cookieNames(document.cookie), storedItems, 'cookie', granted)) {
    for (const removal of cookieRemovals(name, location.hostname)) document.cookie = removal
  }
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[place]
      const names = namesToRemove(Object.keys(storage), storedItems, place, granted)
      for (const name of names) storage.removeItem(name)
    } catch {
      // A browser that forbids storage has stored nothing.
    }
  }
}
