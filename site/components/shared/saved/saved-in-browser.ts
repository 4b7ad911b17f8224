import { showSavedDeals, toggleSavedDeal } from './saved-deals.ts'
import { noteSeenCar, showSeenCars } from './seen-cars-in-browser.ts'
import { shareAddress } from './share-address.ts'

/** Brings what is stored into the page as it stands. */
function show(): void {
  noteSeenCar()
  showSavedDeals()
  showSeenCars()
}

// Cards and pages come and go; one observer sees them all, and what it changes itself is nothing new.
new MutationObserver(show).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-save', 'data-seen'],
})
window.addEventListener('storage', show)
show()

/** What a press on a heart or on a button to share does. Rules F-155, D-61. */
export function press(button: HTMLElement): void {
  const { save } = button.dataset
  if (save === undefined) void shareAddress(button)
  else toggleSavedDeal(save)
}
