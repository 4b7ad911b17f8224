/** A header as one text, however often it was sent. */
export const headerText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header
