'use client'

import { Activity } from 'react'
import { ServiceForm } from '#site/components/shared/service-form/shown-service-form.tsx'
import '#site/components/shared/enquiry/form-styles.ts'
import '#site/ui/form/form-stack.module.css'
import './service-outcome.module.css'
import type { ServiceFormProps } from './service-form.tsx'

/** The form: the server's HTML until somebody uses it. See `form-when-used.tsx`. */
export function ServiceFormWhenUsed(props: ServiceFormProps) {
  return (
    <Activity>
      <ServiceForm {...props} />
    </Activity>
  )
}
