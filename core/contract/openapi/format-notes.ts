/**
 * What an answer says of the format that was asked for: one that is not known here is ignored with
 * a note. `columns` has a call of its own where there is such a form. Rule C-48.
 */
export function formatNotes(format: string | undefined): { notes?: string[] } {
  if (format === undefined || format === 'json') return {}
  return { notes: [`The format "${format}" is not known here and was ignored.`] }
}
