import type { ObjectSchema } from 'yup'
import { checkForm, type FieldErrors } from '../validation/check-form.ts'

/** A query as a page is given it. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The fields of a calculator as texts: what was typed, else what the calculator opens on. */
export type TypedFigures<Fields> = Readonly<Record<Extract<keyof Fields, string>, string>>

export type ReadFigures<Fields extends object> = {
  typed: TypedFigures<Fields>
  errors: FieldErrors<Extract<keyof Fields, string>>
  /** Whether every field passes its rules. */
  isValid: boolean
  /** Whether the address holds any of the figures. */
  isAnswered: boolean
}

/** Longer than any figure; what is longer is cut, and refused by its rule. */
const longestText = 40

/**
 * A calculator's figures from its address. A field that the address leaves out opens on its initial
 * text; one that is there and empty is empty. Of repeats the first counts. Rule P-96.
 */
export function readFigures<Fields extends object>(
  schema: ObjectSchema<Fields>,
  initial: TypedFigures<Fields>,
  query: Query,
): ReadFigures<Fields> {
  const names = Object.keys(schema.fields) as Extract<keyof Fields, string>[]
  const given = names.map((name) => [name, textIn(query[name])] as const)
  const typed = Object.fromEntries(
    given.map(([name, text]) => [name, text ?? initial[name]]),
  ) as TypedFigures<Fields>
  const check = checkForm(schema, typed)
  return {
    typed,
    errors: check.ok ? {} : check.errors,
    isValid: check.ok,
    isAnswered: given.some(([, text]) => text !== null),
  }
}

/**
 * The query without figures that are what the calculator opens on anyway, as a plain form sends them
 * all; whatever else it holds stays. Null when there are none to leave out. Rule P-96.
 * @example shorterSearch({ miles: '8000', years: '4' }, { miles: '9000', years: '4' }) // 'miles=9000'
 */
export function shorterSearch(
  initial: Readonly<Record<string, string>>,
  query: Query,
): string | null {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, text]),
  )
  const needed = entries.filter(([name, text]) => initial[name] !== text.trim())
  return needed.length === entries.length ? null : new URLSearchParams(needed).toString()
}

function textIn(value: string | readonly string[] | undefined): string | null {
  const first = typeof value === 'object' ? value[0] : value
  return first === undefined ? null : first.trim().slice(0, longestText)
}
