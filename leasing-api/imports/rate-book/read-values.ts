import type { LeaseFinanceType } from '#core/offer/finance-type.ts'
import { rateBounds } from '#core/rates/rate-bounds.ts'
import { parseCurrency } from '#core/pricing/money/parse-currency.ts'

/**
 * A parsed value, or the reason why it is invalid, in words that follow the column's name. Rule
 * T-03.
 */
export type Read<Value> = { ok: true; value: Value } | { ok: false; reason: string }

const ok = <Value>(value: Value): Read<Value> => ({ ok: true, value })
const no = (reason: string) => ({ ok: false as const, reason })

const wholeNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?$/
const isSigned = /^[-−]/

/** A whole number within bounds; thousands may be separated by commas. */
export function readWhole(text: string, from: number, to: number): Read<number> {
  const plain = text.trim()
  if (plain === '') return no('is empty')
  if (!wholeNumber.test(plain)) return no('is no whole number')
  const value = Number(plain.replaceAll(',', ''))
  if (value < from || value > to) return no(`is outside ${grouped(from)} to ${grouped(to)}`)
  return ok(value)
}

/** Pounds as "249", "249.5", "£1,234.56", in pence and within bounds given in pounds. */
export function readPence(text: string, fromPounds: number, toPounds: number): Read<number> {
  const plain = text.trim()
  if (plain === '') return no('is empty')
  const pence = parseCurrency(plain)
  if (pence === null || isSigned.test(plain)) return no('is no amount in pounds and pence')
  if (pence < fromPounds * 100 || pence > toPounds * 100) {
    return no(`is outside £${grouped(fromPounds)} to £${grouped(toPounds)}`)
  }
  return ok(pence)
}

/** Pence a mile, as "7.2" or "7.2p"; the form with a pound sign is read as pounds. */
export function readPencePerMile(text: string): Read<number> {
  const found = /^(£)?\s*(\d{1,3}(?:\.\d+)?)\s*p?$/.exec(text.trim())
  if (!found) return no('is no number of pence')
  const pence = Math.round(Number(found[2]) * (found[1] ? 100 : 1) * 100) / 100
  const { from: least, to: most } = rateBounds.excessPencePerMile
  const isInside = pence >= least && pence <= most
  return isInside ? ok(pence) : no(`is outside ${least} to ${most} pence a mile`)
}

const truths = new Map(
  [
    ['1', 'true', 'yes', 'y'],
    ['0', 'false', 'no', 'n', ''],
  ].flatMap((words, at) => words.map((word): [string, boolean] => [word, at === 0])),
)

/** 1 or 0, yes or no, true or false; empty means no. `yes` and `no` add the column's own words. */
export function readFlag(text: string, yes = '', notSo = ''): Read<boolean> {
  const plain = text.trim().toLowerCase()
  if (yes !== '' && plain === yes) return ok(true)
  if (notSo !== '' && plain === notSo) return ok(false)
  const value = truths.get(plain)
  return value === undefined ? no('is neither 1 nor 0') : ok(value)
}

const financeWords: ReadonlyMap<string, LeaseFinanceType> = new Map([
  ['personal', 'personal'],
  ['pch', 'personal'],
  ['business', 'business'],
  ['bch', 'business'],
])

export function readFinanceType(text: string): Read<LeaseFinanceType> {
  const plain = text.trim().toLowerCase()
  const value = financeWords.get(plain)
  if (value) return ok(value)
  return no(
    plain === 'pcp'
      ? 'belongs in no rate book: PCP offers have figures of their own'
      : 'is neither personal nor business',
  )
}

/** "2-4", "2 to 4" or "3", in weeks. */
export function readWeeks(text: string): Read<{ from: number; to: number }> {
  const found = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?(?:\s*weeks?)?$/i.exec(text.trim())
  if (!found) return no('is no number of weeks such as 2-4')
  const from = Number(found[1])
  const to = Number(found[2] ?? found[1])
  const most = rateBounds.deliveryWeeks.to
  return from <= to && to <= most ? ok({ from, to }) : no(`is no span of weeks up to ${most}`)
}

/** A day that exists, as `YYYY-MM-DD`. */
export function readDay(text: string): Read<string> {
  const plain = text.trim()
  const day = /^\d{4}-\d{2}-\d{2}$/.test(plain) ? new Date(`${plain}T00:00:00Z`) : null
  const exists = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(plain)
  return exists ? ok(plain) : no('is no day written as YYYY-MM-DD')
}

const grouped = (number: number) => number.toLocaleString('en-GB')
