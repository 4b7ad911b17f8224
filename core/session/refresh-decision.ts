/** How long a rotated refresh token is still answered with its successor. Rule S-23. */
export const rotationGraceMs = 10_000

/** A refresh token as the server keeps it. All tokens that grew from one log-in are a family. */
export type StoredRefreshToken = {
  expiresAtMs: number
  isFamilyRevoked: boolean
  /** When it was exchanged and for what; null while it is current. */
  rotation: { atMs: number; successor: string } | null
}

export type RefreshDecision =
  /** Exchange it for a new one. */
  | { kind: 'rotate' }
  /** Answer with the successor it has already: the first answer was lost, or a second tab asks. */
  | { kind: 'repeat'; successor: string }
  /** Somebody else has it: revoke the whole family and refuse. */
  | { kind: 'revokeFamily' }
  | { kind: 'refuse' }

/**
 * The server's decision on a refresh token, null for one it does not know. Rules S-23, S-24.
 */
export function refreshDecision(stored: StoredRefreshToken | null, nowMs: number): RefreshDecision {
  if (stored === null || stored.isFamilyRevoked || nowMs >= stored.expiresAtMs) {
    return { kind: 'refuse' }
  }
  const { rotation } = stored
  if (rotation === null) return { kind: 'rotate' }
  return nowMs - rotation.atMs <= rotationGraceMs
    ? { kind: 'repeat', successor: rotation.successor }
    : { kind: 'revokeFamily' }
}
