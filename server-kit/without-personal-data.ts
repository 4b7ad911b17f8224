const removed = '[removed]'

/**
 * What in a text may be somebody's: e-mail addresses, numbers as long as a phone's, registration
 * marks, what follows the names of secrets, and texts of chance as long as our tokens.
 */
const looksPersonal: readonly RegExp[] = [
  /[^\s@"'<>(),;:=&?/]+@[^\s@"'<>(),;&?/]+\.[a-z]{2,}/gi,
  /(?<![\w.-])\+?\(?\d[\d\s()]{7,}\d(?![\w.-])/g,
  /(?<=\b(?:code|token|password|secret|bearer|authorization|hash|key)["']?\s*[:= ]\s*["']?)[\w.+/=-]{6,}/gi,
  /(?<![\w/.-])[A-Za-z0-9_-]{22}(?![\w-])/g,
]

/** A text of a log without what looks like something of a person or a secret. Rule C-147. */
export const withoutPersonalData = (text: string): string =>
  looksPersonal.reduce((rest, each) => rest.replaceAll(each, removed), text)
