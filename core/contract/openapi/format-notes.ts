/**
 * What an answer says of the format that was asked for: one that is not known here is ignored with
 * a note. `columns` is known where there is such a form: a car's offers have a call of their own for
 * it, lists of car models take it beside `groupBy`. Rules C-48, C-65.
 */
export function formatNotes(format: string | undefined): { notes?: string[] } {
  if (format === undefined || format === 'json') return {}
  return { notes: [`The format "${format}" is not known here and was ignored.`] }
}
