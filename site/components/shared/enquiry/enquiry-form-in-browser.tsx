import { formWhenUsed } from '#site/ui/when-used/form-when-used.tsx'
import { enquiryFormId } from './enquiry-form-id.ts'
import type { EnquiryFormProps } from './enquiry-form.tsx'

/** The browser's side of the enquiry's form, which package.json puts in the place of the server's. */
export const EnquiryForm = formWhenUsed<EnquiryFormProps>(
  enquiryFormId,
  async () => (await import('./enquiry-form.tsx')).EnquiryForm,
)
