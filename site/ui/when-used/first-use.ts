/** Signs of use within an area, and signs that the page itself may be about to change. */
const withinArea = ['pointerover', 'focusin', 'input']
const anywhere = ['pointerdown', 'keydown', 'click', 'popstate']

/**
 * Resolves at the first sign that somebody uses an area of the page, or that the address is about
 * to change below it. What was done before the script came counts: focus, an open popover, a field
 * that differs from how it was sent.
 */
export function firstUse(areaId: string): Promise<void> {
  return new Promise((resolve) => {
    const area = document.getElementById(areaId)
    if (!area || isInUse(area)) return resolve()
    const listening = new AbortController()
    const use = () => {
      listening.abort()
      resolve()
    }
    const useWithin = ({ target }: Event) => {
      if (target instanceof Node && area.contains(target)) use()
    }
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const type of withinArea) window.addEventListener(type, useWithin, options)
    for (const type of anywhere) window.addEventListener(type, use, options)
  })
}

function isInUse(area: HTMLElement): boolean {
  if (area.matches(':focus-within, :has(:popover-open)')) return true
  const fields = [...area.querySelectorAll<HTMLInputElement>('input')]
  const choices = [...area.querySelectorAll('option')]
  return (
    fields.some(
      ({ type, checked, defaultChecked, value, defaultValue }) =>
        checked !== defaultChecked ||
        // A radio button without a value says that it is "on".
        (value !== defaultValue && !/^(?:radio|checkbox)$/.test(type)),
    ) || choices.some(({ selected, defaultSelected }) => defaultSelected && !selected)
  )
}
