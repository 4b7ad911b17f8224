import { proxy, ref } from 'valtio/vanilla'
import { authorizationToken } from '#core/session/authorization.ts'
import { guardOf } from '#core/session/guarded-pages.ts'
import { keeperEvent } from '#core/session/keeper-event.ts'
import { loginOutcome, smsStepBody } from '#core/session/login-response.ts'
import {
  closeSucceeded,
  hideTopModal,
  type ModalName,
  type ModalStack,
  noModals,
  replaceTopModal,
  showModal,
} from '#core/session/modal-stack.ts'
import { openedSession, type Session } from '#core/session/session.ts'
import {
  sessionAfter,
  type SessionEffect,
  type SessionEvent,
  type ShownPage,
} from '#core/session/session-transition.ts'
import { type KeeperWorld, tokenKeeper } from '#core/session/token-keeper.ts'
import { messageText } from '#core/messages/message-text.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import type { guestRequests, Typed, userRequests } from '../data/account/browser.ts'

/** What pages show of an account. */
export type AccountState = {
  session: Session
  modals: ModalStack
  /** The form whose e-mail was sent from a dialog, until somebody has read that it was. */
  sent: MailedForm | null
}

export type MailedForm = 'registration' | 'passwordRecovery'

/** The surroundings of the store, so that tests can have their own. */
export type AccountWorld = {
  keeper: Omit<KeeperWorld, 'onChange'>
  guest: Pick<typeof guestRequests, 'logIn'>
  user: Pick<typeof userRequests, 'user' | 'authorize'>
  /** Path and query of the page that is shown. */
  address: () => string
  goTo: (path: string) => void
  /** The page whose guard led here with the browser, before this script was there. */
  refusedPage: string | null
}

export type AccountStore = ReturnType<typeof createAccountStore>

/** The message of a response that is neither a log-in nor a refusal. */
const unreadable: FormErrors<string> = { form: messageText('errors.generic') }

/**
 * The session and the dialogs of one tab: core decides, this carries out. Rules S-01 to S-14, S-43 to
 * S-47, S-58.
 */
export function createAccountStore(world: AccountWorld) {
  const state: AccountState = proxy({
    session: ref({ ...openedSession, failedPath: world.refusedPage }),
    modals: ref(noModals),
    sent: null,
  })
  const page = (): ShownPage => {
    const address = world.address()
    return { address, guard: guardOf(address) }
  }
  const keeper = tokenKeeper({
    ...world.keeper,
    onChange: (news) => happened(keeperEvent(news, page())),
  })

  function happened(event: SessionEvent): void {
    const { session, effects } = sessionAfter(state.session, event)
    state.session = ref(session)
    for (const effect of effects) carryOut(effect)
  }

  function carryOut(effect: SessionEffect): void {
    switch (effect.kind) {
      case 'closeModals':
        return setModals(noModals)
      case 'openAccountDetails':
        return show('accountDetails')
      case 'goTo':
        return world.goTo(effect.to)
      case 'fetchUser':
        void fetchUser(effect.userId)
    }
  }

  async function fetchUser(userId: string): Promise<void> {
    const token = await keeper.token()
    if (!token.ok) return
    try {
      const user = await world.user.user(userId, token.accessToken)
      happened({ kind: 'userFetched', user, page: page() })
    } catch {
      happened({ kind: 'ended', page: page() })
    }
  }

  const setModals = (modals: ModalStack) => {
    state.modals = ref(modals)
  }
  const show = (name: ModalName) => setModals(showModal(state.modals, { name, isClosable: true }))

  /** Sends a step of the log-in; null once it was taken, else what to say. */
  async function logIn(body: Typed): Promise<FormErrors<string> | null> {
    const sentAtMs = world.keeper.nowMs()
    const result = await world.guest.logIn(body)
    if ('errors' in result) return result.errors
    const outcome = loginOutcome(result.response, sentAtMs)
    if (outcome === null) return unreadable
    if (outcome.kind === 'loggedIn') keeper.logIn(outcome)
    happened({ kind: 'loginAnswered', outcome })
    return null
  }

  return {
    state,
    happened,
    /** The token of a request; logs in by the cookie first on a page just opened. */
    token: keeper.token,
    receive: keeper.receive,
    logIn,
    /** The second step, with the code that was texted. */
    enterCode: async (code: string): Promise<FormErrors<string> | null> => {
      const { session } = state
      return session.status === 'smsStep' ? logIn(smsStepBody(session.smsToken, code)) : unreadable
    },
    /** Gives the password once more; null once it was right. Rule S-13. */
    authorize: async (password: string): Promise<FormErrors<string> | null> => {
      const token = await keeper.token()
      if (!token.ok) return unreadable
      const result = await world.user.authorize({ password }, token.accessToken)
      if ('errors' in result) return result.errors
      const { token: given, expirationDate } = result.response
      const authorization = { token: given, expiresAtMs: Date.parse(expirationDate) }
      happened({ kind: 'authorized', authorization })
      return null
    },
    /** The proof of a password given moments ago; null when it must be given. */
    authorization: () => authorizationToken(state.session, world.keeper.nowMs()),
    logOut: async (): Promise<void> => {
      await keeper.logOut()
      happened({ kind: 'loggedOut', page: page() })
    },
    show,
    hideTop: () => setModals(hideTopModal(state.modals)),
    replaceTop: (name: ModalName) =>
      setModals(replaceTopModal(state.modals, { name, isClosable: true })),
    succeeded: (name: MailedForm) => {
      setModals(closeSucceeded(state.modals, name))
      state.sent = name
    },
    forgetSent: () => {
      state.sent = null
    },
  }
}
