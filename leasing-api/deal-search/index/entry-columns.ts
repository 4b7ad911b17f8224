import type { DealIndex } from './deal-index.ts'

type Entries = Pick<
  DealIndex,
  'derivative' | 'monthlyOffer' | 'monthlyPence' | 'spreadPence' | 'valueOffer' | 'valuePence'
>

/** Entries in arrays that grow. */
export type GrowingEntries = Entries & { length: number }

export function createEntries(capacity: number): GrowingEntries {
  return { ...arraysOf(capacity), length: 0 }
}

/** Grows the arrays. */
export function reserve(entries: GrowingEntries, more: number): void {
  const needed = entries.length + more
  if (needed <= entries.derivative.length) return
  copyInto(entries, arraysOf(Math.ceil(needed * 1.3)))
}

/** Cuts the arrays to their length. Memory behind it was never touched, so it takes no space. */
export function finished({ length, ...entries }: GrowingEntries): Entries {
  return {
    derivative: entries.derivative.subarray(0, length),
    monthlyOffer: entries.monthlyOffer.subarray(0, length),
    monthlyPence: entries.monthlyPence.subarray(0, length),
    spreadPence: entries.spreadPence.subarray(0, length),
    valueOffer: entries.valueOffer.subarray(0, length),
    valuePence: entries.valuePence.subarray(0, length),
  }
}

function arraysOf(capacity: number): Entries {
  return {
    derivative: new Uint16Array(capacity),
    monthlyOffer: new Uint32Array(capacity),
    monthlyPence: new Uint32Array(capacity),
    spreadPence: new Uint16Array(capacity),
    valueOffer: new Uint32Array(capacity),
    valuePence: new Uint32Array(capacity),
  }
}

function copyInto(entries: GrowingEntries, larger: Entries): void {
  larger.derivative.set(entries.derivative)
  larger.monthlyOffer.set(entries.monthlyOffer)
  larger.monthlyPence.set(entries.monthlyPence)
  larger.spreadPence.set(entries.spreadPence)
  larger.valueOffer.set(entries.valueOffer)
  larger.valuePence.set(entries.valuePence)
  Object.assign(entries, larger)
}
