/**
 * Holds a form that is sent while its script is still on its way. Of a form that is sent twice the
 * last press counts.
 * @returns to be called once the script has taken over, or is known not to come: sends what was held
 */
export function heldSubmit(formId: string): () => void {
  const listening = new AbortController()
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
  const hold = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== formId) return
    event.preventDefault()
    event.stopPropagation()
    held = { form: event.target, submitter: event.submitter }
  }
  window.addEventListener('submit', hold, { capture: true, signal: listening.signal })
  return () => {
    listening.abort()
    held?.form.requestSubmit(held.submitter)
  }
}
