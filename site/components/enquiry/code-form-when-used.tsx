'use client'

import { Activity } from 'react'
import { CodeForm } from '#site/components/enquiry/shown-code-form.tsx'
import type { CodeFormProps } from './code-form.tsx'
import '#site/components/shared/enquiry/form-styles.ts'

/** The code's form: the server's HTML until somebody uses it. See `form-when-used.tsx`. */
export function CodeFormWhenUsed(props: CodeFormProps) {
  return (
    <Activity>
      <CodeForm {...props} />
    </Activity>
  )
}
