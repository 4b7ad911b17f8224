import { formTable, sourcesOf } from './form-table.ts'
import { messageTable } from './message-table.ts'
import { validationPage } from './validation-page.ts'

/** docs/VALIDATION.md as the sources say it should be. */
export async function pageOfSources(): Promise<string> {
  const restricted = sourcesOf('site/**/*.{ts,tsx}')
    .filter(({ text }) => text.includes('validation/restricted-input'))
    .map(({ file }) => file)
  return validationPage(await formTable(), messageTable(), restricted)
}
