/** The dialogs of an account. */
export type ModalName = 'login' | 'registration' | 'passwordRecovery' | 'accountDetails'

export type Modal = {
  name: ModalName
  /** Whether Escape, the cross and a press outside close it. */
  isClosable: boolean
}

/** The open dialogs, the one on top last. A dialog is in it at most once. */
export type ModalStack = readonly Modal[]

export const noModals: ModalStack = []

/** Puts a dialog on top; one that lies deeper comes up. Rule S-43. */
export const showModal = (stack: ModalStack, modal: Modal): ModalStack => [
  ...stack.filter(({ name }) => name !== modal.name),
  modal,
]

/** Takes the dialog on top away; what was below shows again. Rule S-43. */
export const hideTopModal = (stack: ModalStack): ModalStack => stack.slice(0, -1)

/** Puts a dialog in the place of the one on top. Rule S-43. */
export const replaceTopModal = (stack: ModalStack, modal: Modal): ModalStack =>
  showModal(hideTopModal(stack), modal)

/** A registration or a recovery that succeeded closes its dialog, wherever that lies. Rule S-58. */
export const closeSucceeded = (
  stack: ModalStack,
  succeeded: 'registration' | 'passwordRecovery',
): ModalStack => stack.filter(({ name }) => name !== succeeded)

/** The page below does not scroll while any dialog is open. Rule S-44. */
export const isScrollLocked = (stack: ModalStack): boolean => stack.length > 0

/**
 * What a key does: Escape closes the dialog on top if it can be closed, Enter submits its form.
 * With no dialog open, and for every other key, nothing. Rules S-45, S-46.
 */
export function modalKey(stack: ModalStack, key: string): 'close' | 'submit' | 'nothing' {
  const top = stack.at(-1)
  if (!top) return 'nothing'
  if (key === 'Enter') return 'submit'
  return key === 'Escape' && top.isClosable ? 'close' : 'nothing'
}

/** Which dialogs each leads to, in the order of its links. Rule S-47. */
export const modalLinks = {
  login: ['registration', 'passwordRecovery'],
  registration: ['login'],
  passwordRecovery: ['login'],
  accountDetails: [],
} as const satisfies Record<ModalName, readonly ModalName[]>
