'use client'

import { Activity } from 'react'
import { EnquiryForm } from '#site/components/shared/enquiry/shown-enquiry-form.tsx'
import type { EnquiryFormProps } from './enquiry-form.tsx'
import './form-styles.ts'

/** The enquiry's form: the server's HTML until somebody uses it. See `form-when-used.tsx`. */
export function EnquiryFormWhenUsed(props: EnquiryFormProps) {
  return (
    <Activity>
      <EnquiryForm {...props} />
    </Activity>
  )
}
