const keyOf = (name: string) => `banner:${name}`

/**
 * Hides the banner before the script when the visitor told it to go. The same words on every page,
 * so that the policy of scripts lists them once.
 */
export const hideBeforePaint =
  "try{let b=document.currentScript.previousElementSibling;b.hidden=sessionStorage.getItem('banner:'+b.dataset.banner)==='1'}catch{}"

const listeners = new Set<() => void>()
/** Where the browser keeps nothing, a banner stays hidden until the page is loaded anew. */
const inMemory = new Set<string>()

/**
 * What the visitor asked not to see again, kept for the visit in the browser's own storage: it is
 * what they asked for, and nobody else is told.
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
