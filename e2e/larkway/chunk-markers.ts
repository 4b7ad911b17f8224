/**
 * Texts by which code is known again in a minified chunk: names of properties and data, which no
 * minifier changes. `e2e/larkway/chunk-markers.test.ts` bundles the real thing and finds them.
 */
const zod = /\b_zod\b|\$?ZodError\b/
/** What yup says by itself of a field left out. */
const yup = /\$\{path\} is a required field/
/** The first countries of calling code 1, as libphonenumber's metadata lists them. */
const phoneMetadata = /"US",\s*"AG",\s*"AI",\s*"AS"/
/** Addresses that the office alone asks, and the name of its menu. */
const office =
  /\/api\/(?:lead|user|log)-searches|\/api\/(?:dead-letters|rate-uploads|api-keys|invitations)|Sections of the office/

export const holdsZod = (code: string): boolean => zod.test(code)
export const holdsYup = (code: string): boolean => yup.test(code)
export const holdsPhoneMetadata = (code: string): boolean => phoneMetadata.test(code)
export const holdsOffice = (code: string): boolean => office.test(code)
