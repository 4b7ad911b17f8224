const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 has no way to say: control characters, halves of pairs, and two that are none. */
const unsayable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text as XML, in an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll(unsayable, '').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** An element with a text. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** A whole document as a response. */
export const xmlResponse = (root: string, type = 'application/xml'): Response =>
  new Response(`${declaration}\n${root}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  })
