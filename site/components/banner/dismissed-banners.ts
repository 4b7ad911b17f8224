const keyOf = (name: string) => `banner:${name}`

/**
 * Script that hides a dismissed banner before paint. The same words on every page, so that the
 * policy of scripts lists them once.
 */
export const hideBeforePaint =
  "try{let b=document.currentScript.previousElementSibling;b.hidden=sessionStorage.getItem('banner:'+b.dataset.banner)==='1'}catch{}"

const listeners = new Set<() => void>()
/** Fallback without browser storage: a banner stays hidden until the page is reloaded. */
const inMemory = new Set<string>()

/**
 * Banners the visitor dismissed, in the browser's session storage: requested by the visitor, and
 * sent nowhere.
 */
export const dismissedBanners = {
  has(name: string): boolean {
    if (inMemory.has(name)) return true
    try {
      return sessionStorage.getItem(keyOf(name)) === '1'
    } catch {
      return false
    }
  },
  add(name: string): void {
    inMemory.add(name)
    try {
      sessionStorage.setItem(keyOf(name), '1')
    } catch {
      // Storage is full or switched off.
    }
    for (const tell of listeners) tell()
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell)
    return () => listeners.delete(tell)
  },
}
