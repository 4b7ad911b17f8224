import { formWhenUsed } from '#site/ui/when-used/form-when-used.tsx'
import { enquiryFormId } from './enquiry-form-id.ts'
import type { EnquiryFormProps } from './enquiry-form.tsx'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/** The browser's side of the enquiry's form, which package.json puts in the place of the server's. */
export const EnquiryForm = formWhenUsed<EnquiryFormProps>(
  enquiryFormId,
  async () => (await withStyles(import('./enquiry-form.tsx'))).EnquiryForm,
)
