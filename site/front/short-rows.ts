import type { PayloadRow } from './payload-rows.ts'

/** A prop that is undefined, which reads the same as none; what stands within a text has its quotes escaped. */
const undefinedProp = /,"[\w-]+":"\$undefined"/g
const undefinedFirst = /\{"[\w-]+":"\$undefined",?/g

/** A sheet of the build: the page has one of its own, and loads the build's when it is used. Rule D-115. */
const link = String.raw`\["\$","link","\d+",\{"rel":"stylesheet","href":"\/_next\/static\/chunks\/[^"]+\.css","precedence":"next"\}\]`
const sheets = new RegExp(
  String.raw`(?<=\[)(?:${link},)*${link}(?:,|(?=\]))|,${link}(?=[,\]])`,
  'g',
)
const onlySheet = new RegExp(`^${link}(?=\\n$)`)

/**
 * The rows of a whole page without what the page itself says: hints to load what its head loads, props
 * that are undefined, and the sheets of the build. Rule D-100.
 */
export const shortRows = (rows: readonly PayloadRow[]): PayloadRow[] =>
  rows
    .filter(({ id, text }) => !(id === '' && text.startsWith('HL')))
    .map(({ id, text }) => ({ id, text: isJson(text) ? short(text) : text }))

const isJson = (text: string): boolean => text.startsWith('[') || text.startsWith('{')

const short = (text: string): string =>
  text
    .replaceAll(undefinedProp, '')
    .replaceAll(undefinedFirst, '{')
    .replaceAll(sheets, '')
    .replace(onlySheet, 'null')
