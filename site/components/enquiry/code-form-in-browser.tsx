import { formWhenUsed } from '#site/ui/when-used/form-when-used.tsx'
import { codeFormId } from './code-form-id.ts'
import type { CodeFormProps } from './code-form.tsx'

/** The browser's side of the code's form, which package.json puts in the place of the server's. */
export const CodeForm = formWhenUsed<CodeFormProps>(
  codeFormId,
  async () => (await import('./code-form.tsx')).CodeForm,
)
