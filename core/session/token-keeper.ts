import { answerToWanted, heldAfter, heldToken, type HeldSession } from './held-session.ts'
import { refreshAnswer, type RefreshCall } from './refresh-response.ts'
import {
  postedMessage,
  readMessage,
  type HeldToken,
  type SessionMessage,
  type SessionNews,
} from './session-message.ts'
import { tokenExpiresAtMs } from './token-expiry.ts'
import { tokenAfterWait, tokenAtOnce, type TokenResult } from './token-result.ts'

/** How long other tabs have to say that they hold a newer token. Rule S-18. */
export const tabAnswerWaitMs = 50

/** The longest a request waits for a token. Rule S-21. */
const tokenWaitMs = 20_000

/** How long logging out waits for the server before it takes effect here. Rule S-11. */
const logoutWaitMs = 500

/** The news of a token keeper; the end of a session has no token where none was held. */
export type KeeperNews = SessionNews | { kind: 'sessionEnded'; endedToken: null }

/** The surroundings of a token keeper, so that it runs in a browser, in a test and anywhere else. */
export type KeeperWorld = RefreshCall & {
  /** Different in every tab. */
  tabId: string
  nowMs: () => number
  /** Runs the work while no other tab runs its own, as `navigator.locks.request` does. */
  withLock: (work: () => Promise<void>) => Promise<unknown>
  /** Posts to all other tabs, as a BroadcastChannel does. */
  post: (posted: unknown) => void
  /** Tells the server to forget the refresh token. */
  logout: () => Promise<unknown>
  /** Told of every change this tab did not make itself: by a refresh, or by another tab. */
  onChange: (news: KeeperNews) => void
}

export type TokenKeeper = {
  /** The token for a request, refreshed first when it has expired. Never rejects. */
  token: () => Promise<TokenResult>
  /** Takes the token of a log-in and tells the other tabs. */
  logIn: (token: HeldToken) => void
  /** Logs out here and in every tab. Never rejects. */
  logOut: () => Promise<void>
  /** Takes what another tab posted. */
  receive: (posted: unknown) => void
}

/**
 * Keeps the access token of one tab in memory. All requests of the tab share one refresh, and
 * all tabs do: the one that has the lock asks the others for a newer token before it asks the
 * server, since their message may still be on its way when the lock is free. Rules S-11, S-16,
 * S-17, S-18, S-19, S-21, S-22.
 */
export function tokenKeeper(world: KeeperWorld): TokenKeeper {
  let held: HeldSession = { kind: 'unknown' }
  let flight: Promise<TokenResult> | null = null
  let change = Promise.withResolvers<void>()

  function hold(next: HeldSession) {
    held = next
    change.resolve()
    change = Promise.withResolvers()
  }

  const post = (message: SessionMessage) => world.post(postedMessage(world.tabId, message))

  async function fly(): Promise<TokenResult> {
    const before = held
    const { promise: given } = change
    const locked = settled(() => world.withLock(() => refresh(before)))
    await Promise.race([given, locked, world.wait(tokenWaitMs)])
    return tokenAfterWait(before, held)
  }

  async function refresh(before: HeldSession): Promise<void> {
    if (held !== before) return
    const { promise: given } = change
    post({ kind: 'tokenWanted', expiredToken: heldToken(before) })
    await Promise.race([given, world.wait(tabAnswerWaitMs)])
    if (held !== before) return
    const requestedAtMs = world.nowMs()
    const answer = await refreshAnswer(world)
    // Whoever logged in or out meanwhile is not undone by a late answer.
    if (held !== before) return
    if (answer.kind !== 'refreshed') return end(heldToken(before))
    const { userId, accessToken, expiresInSeconds } = answer
    const expiresAtMs = tokenExpiresAtMs(expiresInSeconds, requestedAtMs)
    const token = { userId, accessToken, expiresAtMs }
    // The cookie is shared: somebody else may have logged in where this tab did not hear of it.
    const isOther = before.kind === 'token' && before.token.userId !== userId
    hold({ kind: 'token', token })
    tell({ kind: isOther ? 'loggedIn' : 'tokenRefreshed', ...token })
  }

  function tell(news: SessionNews) {
    post(news)
    world.onChange(news)
  }

  function end(endedToken: string | null) {
    hold({ kind: 'out', endedToken })
    if (endedToken === null) world.onChange({ kind: 'sessionEnded', endedToken })
    else tell({ kind: 'sessionEnded', endedToken })
  }

  async function flown(): Promise<TokenResult> {
    const result = await fly()
    flight = null
    return result
  }

  return {
    token: async () => tokenAtOnce(held, world.nowMs()) ?? (flight ??= flown()),
    logIn: (token) => {
      hold({ kind: 'token', token })
      post({ kind: 'loggedIn', ...token })
    },
    logOut: async () => {
      await Promise.race([settled(world.logout), world.wait(logoutWaitMs)])
      hold({ kind: 'out', endedToken: null })
      post({ kind: 'loggedOut' })
    },
    receive: (posted) => {
      const message = readMessage(posted, world.tabId)
      if (message?.kind === 'tokenWanted') {
        const answer = answerToWanted(held, message.expiredToken, world.nowMs())
        if (answer) post(answer)
      } else if (message) {
        const next = heldAfter(held, message, world.nowMs())
        if (next === held) return
        hold(next)
        world.onChange(message)
      }
    },
  }
}

/** Ends when the work does, well or badly; what came of it shows in what the tab holds. */
async function settled(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch {
    // A lock or a log-out that was refused leaves things as they are.
  }
}
