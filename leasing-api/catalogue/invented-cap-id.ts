import { ownCapIds } from '#core/contract/identifiers.ts'
import { hashText } from './hash-text.ts'

/**
 * A number for a derivative that the trade's file has not numbered for us, the same in every run.
 * Rule C-51.
 */
export function inventedCapId(storedKey: string): number {
  const { first, last } = ownCapIds
  return first + (hashText(storedKey) % (last - first + 1))
}
