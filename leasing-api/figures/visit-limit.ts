import type { LimitRefusal } from '../queries/limits/limits.ts'
import { addressGroup } from '#server-kit/client-address.ts'

const hourMs = 3_600_000

/** Messages an hour of one address, which may be a whole office, and in all, what an attack can cost. */
const most = { address: 600, total: 200_000 }

/**
 * How many messages of visits are taken an hour, counted in memory by each node: the limits of forms
 * are stored, which would cost more than what is limited here. Addresses are forgotten with their
 * hour and written nowhere. Rule C-204.
 * @returns null where one more is taken
 */
export function visitLimit(): (address: string, now: Date) => LimitRefusal | null {
  let hour = 0
  let total = 0
  const byAddress = new Map<string, number>()
  return (address, now) => {
    const nowMs = now.getTime()
    if (Math.floor(nowMs / hourMs) !== hour) {
      hour = Math.floor(nowMs / hourMs)
      total = 0
      byAddress.clear()
    }
    const group = addressGroup(address)
    const count = byAddress.get(group) ?? 0
    const retryAfterMs = (hour + 1) * hourMs - nowMs
    if (count >= most.address) return { name: 'address', retryAfterMs }
    if (total >= most.total) return { name: 'total', retryAfterMs }
    byAddress.set(group, count + 1)
    total += 1
    return null
  }
}
