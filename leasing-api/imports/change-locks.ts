/** Changes of the same data that this program makes one at a time. Rule T-18. */
export type ChangeLocks = {
  /** Takes a lock and gives the function that frees it; null while somebody else has it. */
  begin(lock: string): (() => void) | null
}

export function changeLocks(): ChangeLocks {
  const taken = new Set<string>()
  return {
    begin(lock) {
      if (taken.has(lock)) return null
      taken.add(lock)
      return () => void taken.delete(lock)
    },
  }
}

/** The lock of a provider's prices. */
export const ratesLock = (providerId: number) => `rates ${providerId}`
