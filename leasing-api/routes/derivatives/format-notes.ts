/** A format nobody knows is ignored, with a note. */
export function formatNotes(format: string | undefined): { notes?: string[] } {
  if (format === undefined || format === 'json') return {}
  return { notes: [`The format "${format}" is not known here and was ignored.`] }
}
