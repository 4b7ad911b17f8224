import { formWhenUsed } from '#site/ui/when-used/form-when-used.tsx'
import { codeFormId } from './code-form-id.ts'
import type { CodeFormProps } from './code-form.tsx'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/** The browser's side of the code's form, which package.json puts in the place of the server's. */
export const CodeForm = formWhenUsed<CodeFormProps>(
  codeFormId,
  async () => (await withStyles(import('./code-form.tsx'))).CodeForm,
)
