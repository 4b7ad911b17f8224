let hasMovedOn = false

/** Whether a step came after another on this page, whose script then takes the focus there. Rule W-86. */
export const isLaterStep = (): boolean => hasMovedOn

/** A press has led from one step to the next; so never on a server. */
export function moveOn(): void {
  hasMovedOn = true
}
