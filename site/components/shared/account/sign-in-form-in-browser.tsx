import { formWhenUsed } from '#site/ui/when-used/form-when-used.tsx'
import { signInFormId } from './sign-in-form-id.ts'
import type { PageFormProps } from './sign-in-forms.tsx'

/** The browser's side of the form, which package.json puts in the place of the server's. */
export const SignInForm = formWhenUsed<PageFormProps>(signInFormId, async () => {
  const { signInForms } = await import('./account-in-browser.ts')
  return (await signInForms()).SignInForm
})
