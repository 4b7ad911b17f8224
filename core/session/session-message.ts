/** The version of the messages below. Tabs opened before a release may speak an older one. */
const version = 1

/** An access token and whose it is. */
export type HeldToken = {
  userId: string
  accessToken: string
  /** When it is taken as expired, in milliseconds since 1970. */
  expiresAtMs: number
}

/** What the tabs of one browser tell each other. Rule S-25. */
export type SessionMessage =
  /** Somebody logged in. */
  | ({ kind: 'loggedIn' } & HeldToken)
  /** The token was refreshed. */
  | ({ kind: 'tokenRefreshed' } & HeldToken)
  /** The session this token belonged to could not be refreshed. */
  | { kind: 'sessionEnded'; endedToken: string }
  /** The user logged out. */
  | { kind: 'loggedOut' }
  /** Has anybody a newer token than this one? Null from a page just opened. */
  | { kind: 'tokenWanted'; expiredToken: string | null }

/** The messages with news; the other one is a request. */
export type SessionNews = Exclude<SessionMessage, { kind: 'tokenWanted' }>

/** A message as it is posted. Rule S-25. */
export const postedMessage = (sender: string, message: SessionMessage): unknown => ({
  version,
  sender,
  message,
})

/**
 * The message in what another tab posted, with its known fields only; null for an own message,
 * another version, an unknown kind and anything that is not whole. Rules S-25, S-26.
 */
export function readMessage(posted: unknown, ownTabId: string): SessionMessage | null {
  if (!isRecord(posted) || posted['version'] !== version) return null
  const { sender, message } = posted
  if (!isText(sender) || sender === ownTabId || !isRecord(message)) return null
  switch (message['kind']) {
    case 'loggedIn':
    case 'tokenRefreshed':
      return tokenMessage(message['kind'], message)
    case 'sessionEnded':
      return isText(message['endedToken'])
        ? { kind: 'sessionEnded', endedToken: message['endedToken'] }
        : null
    case 'loggedOut':
      return { kind: 'loggedOut' }
    case 'tokenWanted':
      return isText(message['expiredToken']) || message['expiredToken'] === null
        ? { kind: 'tokenWanted', expiredToken: message['expiredToken'] }
        : null
    default:
      return null
  }
}

function tokenMessage(
  kind: 'loggedIn' | 'tokenRefreshed',
  { userId, accessToken, expiresAtMs }: Readonly<Record<string, unknown>>,
): SessionMessage | null {
  if (!isText(userId) || !isText(accessToken) || !Number.isFinite(expiresAtMs)) return null
  return { kind, userId, accessToken, expiresAtMs: expiresAtMs as number }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
