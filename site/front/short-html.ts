/** End tags that a parser of HTML puts where they are missing, by what follows them. */
const optional = [
  String.raw`li>(?=<li[ >]|<\/[uo]l>)`,
  String.raw`option>(?=<option[ >]|<\/select>)`,
  String.raw`t[dh]>(?=<t[dh][ >]|<\/tr>)`,
  String.raw`tr>(?=<tr[ >]|<\/t(?:head|body)>)`,
  String.raw`thead>(?=<tbody[ >])`,
  String.raw`tbody>(?=<\/table>)`,
  String.raw`d[dt]>(?=<d[dt][ >]|<\/d(?:l|iv)>)`,
  String.raw`p>(?=<(?:p|div|details|ul|ol|dl|table|form|section|h[1-6])[ >]|<\/(?:div|section|article|details|li|form)>)`,
]
const script = String.raw`(<script[\s\S]*?<\/script>)`
const emptyValue = String.raw`=""(?=[ \/>])`
const needless = new RegExp(`${script}|<\\/(?:${optional.join('|')})|${emptyValue}|(&#x27;)`, 'g')

/**
 * A page without the end tags and the empty values of attributes that HTML lets out, and with its
 * apostrophes as they are: its document is the same, element by element. What scripts hold stays.
 * Rule D-100.
 */
export const shortHtml = (html: string): string =>
  html.replaceAll(needless, (_, kept: string | undefined, apostrophe: string | undefined) =>
    apostrophe ? "'" : (kept ?? ''),
  )
