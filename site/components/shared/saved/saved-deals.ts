import { storedDeals, toggledDeal } from '#core/offer/stored-deals.ts'
import { shortlistPath } from '#core/routes/shortlist-path.ts'
import { accountMark } from '#site/components/shared/account/account-mark.ts'
import { browserStore } from './browser-store.ts'
import { savedStore } from './saved-when-used.ts'

const store = browserStore(() => localStorage, savedStore)

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** Presses the hearts of saved deals, and lets the header's link say how many there are and lead to them. */
export function showSavedDeals(): void {
  const saved = storedDeals(store.read())
  for (const heart of all('[data-save]')) {
    const isPressed = String(saved.includes(heart.dataset.save ?? ''))
    // An attribute that is set is a change, even to what it was.
    if (heart.getAttribute('aria-pressed') !== isPressed)
      heart.setAttribute('aria-pressed', isPressed)
  }
  for (const link of all('[data-shortlist]')) {
    link.setAttribute('href', shortlistPath(saved))
    const count = link.querySelector('[data-count]')
    const text = saved.length > 0 ? String(saved.length) : ''
    if (count && count.textContent !== text) count.textContent = text
  }
  openOwn(saved)
}

/** Saves a deal, or takes it off the shortlist. The page of one's own shortlist keeps its address true. */
export function toggleSavedDeal(id: string): void {
  const before = storedDeals(store.read())
  const saved = toggledDeal(before, id)
  store.write(saved.join(','))
  showSavedDeals()
  if (accountMark.read() !== null) tellAccount().catch(() => {})
  const { pathname, search } = window.location
  if (pathname + search === shortlistPath(before) && before.length > 0)
    history.replaceState(history.state, '', shortlistPath(saved))
}

/** Somebody logged in has the shortlist in their account as well. Rule C-163. */
async function tellAccount(): Promise<void> {
  const [{ accountStore }, { sendSavedDeals }] = await Promise.all([
    import('#site/components/shared/account/account-in-browser.ts'),
    import('#site/components/shared/account/saved-with-account.ts'),
  ])
  await sendSavedDeals(accountStore())
}

/** The page of no deals in particular shows those of this browser, which has to name them. */
function openOwn(saved: readonly string[]): void {
  const { pathname, search } = window.location
  const isOpen = document.querySelector('[data-shortlist-empty]') !== null
  if (isOpen && saved.length > 0 && pathname + search === shortlistPath())
    window.location.replace(shortlistPath(saved))
}
