/** A handler's response with this header is the fields of a form that could not be taken, as JSON pairs. */
export const unsentHeader = 'x-larkway-unsent'

/** Where those fields belong in the HTML of `page-unsent`. */
export const unsentFieldsMark = '<!--unsent-fields-->'

/** The HTML of a page with the fields of a form in it, hidden. Rule G-07. */
export function withUnsentFields(
  html: string,
  fields: readonly (readonly [name: string, value: string])[],
): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}"/>`,
  )
  // A function, since a text would have its dollar signs read as references.
  return html.replace(unsentFieldsMark, () => inputs.join(''))
}

const escaped = (text: string): string =>
  text.replace(/[&<>"'\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)
