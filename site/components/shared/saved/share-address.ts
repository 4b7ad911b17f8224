/**
 * Shares an address by the device's own way, else copies it and says so beside the button. A
 * visitor who changes their mind is told nothing. Rule D-61.
 */
export async function shareAddress(button: HTMLElement): Promise<void> {
  const { share = '', copied = '', failed = '' } = button.dataset
  const url = new URL(share, window.location.href).href
  // A device without a way of its own has no such function.
  if ('share' in navigator) {
    try {
      await navigator.share({ title: document.title, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const status = button.parentElement?.querySelector('[role="status"]')
  const said = await navigator.clipboard.writeText(url).then(
    () => copied,
    () => failed,
  )
  if (status) status.textContent = said
}
