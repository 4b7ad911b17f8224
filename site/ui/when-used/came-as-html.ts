import { useSyncExternalStore } from 'react'

const unchanging = () => () => {}

/**
 * Whether a component takes over the server's HTML, on a server too; false on a page that a link led
 * to. True in the first render alone: whoever needs it later keeps it in a state.
 */
export const useCameAsHtml = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  )
