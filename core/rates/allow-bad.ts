/** The bad rows an import may leave out: a count, or a share of the file's rows. */
export type AllowBad = { rows: number } | { percent: number }

export const allowNone: AllowBad = { rows: 0 }

/** Reads an allowance for bad rows, "25" or "1%"; null when the text is neither. Rule T-08. */
export function parseAllowBad(text: string): AllowBad | null {
  const percent = /^(\d{1,2}(?:\.\d{1,9})?|100)%$/.exec(text.trim())
  if (percent) return { percent: Number(percent[1]) }
  return /^\d{1,9}$/.test(text.trim()) ? { rows: Number(text) } : null
}

/** Whether so many bad rows of so many may be left out; a share is rounded down. Rule T-08. */
export function isAllowed(allow: AllowBad, bad: number, rows: number): boolean {
  return bad <= ('rows' in allow ? allow.rows : Math.floor((rows * allow.percent) / 100))
}
