import type { PayloadRow } from './payload-rows.ts'

/** A prop that is undefined, which reads the same as none; what stands within a text has its quotes escaped. */
const undefinedProp = /,"[\w-]+":"\$undefined"/g
const undefinedFirst = /\{"[\w-]+":"\$undefined",?/g

/**
 * The rows of a whole page without what the page itself says: hints to load what its head loads, and
 * props that are undefined. Rule D-100.
 */
export const shortRows = (rows: readonly PayloadRow[]): PayloadRow[] =>
  rows
    .filter(({ id, text }) => !(id === '' && text.startsWith('HL')))
    .map(({ id, text }) => ({ id, text: isJson(text) ? withoutUndefined(text) : text }))

const isJson = (text: string): boolean => text.startsWith('[') || text.startsWith('{')

const withoutUndefined = (text: string): string =>
  text.replaceAll(undefinedProp, '').replaceAll(undefinedFirst, '{')
