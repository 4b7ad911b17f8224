const dayMs = 24 * 60 * 60 * 1000

const units = [
  ['day', dayMs],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/**
 * How long ago something happened, in whole units rounded down; an instant to come is now. Rule W-162.
 * @example agoWords(nowMs - 7_300_000, nowMs) // '2 hours ago'
 */
export function agoWords(instantMs: number, nowMs: number): string {
  for (const [unit, unitMs] of units) {
    const count = Math.floor((nowMs - instantMs) / unitMs)
    if (count >= 1) return count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`
  }
  return 'just now'
}
