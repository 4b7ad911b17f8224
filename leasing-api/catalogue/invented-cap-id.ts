import { hashText } from './hash-text.ts'

/** Below lie numbers that look like the trade's own, above 900,000,000 those of imported cars. */
const first = 10_000_000
const last = 899_999_999

/** A number for a derivative that the trade's file has not numbered for us, the same in every run. */
export function inventedCapId(storedKey: string): number {
  return first + (hashText(storedKey) % (last - first + 1))
}
