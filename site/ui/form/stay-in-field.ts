import type { MouseEvent } from 'react'

/**
 * On a form's `onMouseDown`: a press on its button or a tick leaves the focus in the field. Leaving it
 * may bring a message, which would move what is being pressed from under the pointer. Rule W-90.
 */
export function stayInField(event: MouseEvent): void {
  if ((event.target as Element).closest('button, [type="checkbox"], label')) event.preventDefault()
}
