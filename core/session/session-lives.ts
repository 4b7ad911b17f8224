const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** How long what opens an account works. Rule S-60. */
export const sessionLives = {
  /** An access token; it ends before with its session. */
  accessTokenMs: 15 * minuteMs,
  /** A refresh token that nobody exchanges: the session of a visitor who stays away. */
  refreshTokenMs: 30 * dayMs,
  /** A log-in that owes its code. */
  loginCodeMs: 10 * minuteMs,
  /** A link that confirms a registration or another e-mail address. */
  confirmationMs: dayMs,
  /** A link that sets a new password. */
  recoveryMs: 60 * minuteMs,
  /** An invitation. */
  invitationMs: 7 * dayMs,
} as const
