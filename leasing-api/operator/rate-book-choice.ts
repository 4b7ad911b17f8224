import { allowNone, parseAllowBad } from '#core/rates/allow-bad.ts'
import type { RateBookChoice } from '../imports/data-command.ts'
import { readDay } from '../imports/rate-book/read-values.ts'

/** Options of a rate book import, from the query of its address. */
export function rateBookChoice(
  query: URLSearchParams,
): { ok: true; value: RateBookChoice } | { ok: false; message: string } {
  const provider = query.get('provider')?.trim() ?? ''
  if (provider === '') return wrong('Say whose rate book it is: --provider NAME.')
  const allowText = query.get('allowBad')
  const allowBad = allowText === null ? allowNone : parseAllowBad(allowText)
  if (!allowBad)
    return wrong(
      `--allow-bad is "${allowText}". Give a number of rows such as 25, or a share such as 1%.`,
    )
  const dayText = query.get('validUntil')
  const day = dayText === null ? null : readDay(dayText)
  if (day && !day.ok) return wrong(`--valid-until is "${dayText}", which ${day.reason}.`)
  return {
    ok: true,
    value: {
      provider,
      isDryRun: query.get('dryRun') === '1',
      allowBad,
      areHeldConfirmed: query.get('confirmHeld') === '1',
      areFewerConfirmed: query.get('confirmFewer') === '1',
      validUntil: day ? day.value : null,
    },
  }
}

const wrong = (message: string) => ({ ok: false as const, message })
