/** How many monthly prices of a rate book differ from those in force, and how. Rule T-21. */
export type PriceChanges = {
  up: number
  down: number
  same: number
  /** Offers that the provider does not have now. */
  added: number
  /** Offers that it has now and would have no more. */
  gone: number
}

/** An offer whose price jumps, with both monthly prices in pence. */
export type PriceJump<Offer> = { offer: Offer; oldPence: number; newPence: number }

/** The most jumps that are listed. Rule T-21. */
export const mostJumps = 20

/** How many times the larger of two prices is the smaller; 1 where they are the same. */
export const jumpFactor = (oldPence: number, newPence: number): number =>
  Math.max(oldPence, newPence) / Math.min(oldPence, newPence)

/**
 * Counts the changes of a book offer by offer, and remembers the largest jumps: those of the largest
 * factor, up or down alike; of equal ones those that came first. Prices are above 0. Rule T-21.
 * @example const changes = countPriceChanges<string>()
 * changes.add('a', 20_000, 30_000)
 * changes.add('b', null, 30_000)
 * changes.counts // { up: 1, down: 0, same: 0, added: 1, gone: 0 }
 */
export function countPriceChanges<Offer>(most = mostJumps) {
  const counts: PriceChanges = { up: 0, down: 0, same: 0, added: 0, gone: 0 }
  const jumps: (PriceJump<Offer> & { factor: number })[] = []
  const note = (offer: Offer, oldPence: number, newPence: number) => {
    const factor = jumpFactor(oldPence, newPence)
    if (jumps.length === most && factor <= jumps[most - 1]!.factor) return
    const behind = jumps.findIndex((jump) => jump.factor < factor)
    jumps.splice(behind === -1 ? jumps.length : behind, 0, { offer, oldPence, newPence, factor })
    jumps.length = Math.min(jumps.length, most)
  }
  return {
    counts,
    /** Counts an offer; null where it is not in the book in force, or not in the new one. */
    add(offer: Offer, oldPence: number | null, newPence: number | null): void {
      if (oldPence === null && newPence === null) return
      if (oldPence === null) counts.added++
      else if (newPence === null) counts.gone++
      else if (oldPence === newPence) counts.same++
      else {
        counts[newPence > oldPence ? 'up' : 'down']++
        note(offer, oldPence, newPence)
      }
    },
    /** The largest jumps, the largest first. */
    jumps: (): PriceJump<Offer>[] =>
      jumps.map(({ offer, oldPence, newPence }) => ({ offer, oldPence, newPence })),
  }
}
