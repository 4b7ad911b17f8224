/** Where the cause of a failure belongs in the HTML of `page-failed`. */
export const causeMark = '<!--failure-cause-->'

/** The HTML of a page with the cause of its failure in it. Rules S-35, S-36. */
export const withCause = (html: string, cause: string): string =>
  // A function, since a text would have its dollar signs read as references.
  html.replace(causeMark, () => `<p>${escaped(cause)}</p>`)

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
