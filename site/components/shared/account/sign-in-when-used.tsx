'use client'

import { Activity } from 'react'
import { SignInForm } from '#site/components/shared/account/shown-sign-in-form.tsx'
import '#site/components/shared/enquiry/form-styles.ts'
import '#site/ui/form/form-stack.module.css'
import './account.module.css'
import type { PageFormProps } from './sign-in-forms.tsx'

/** The form of the log-in's page: the server's HTML until somebody uses it. Rule S-75. */
export function SignInWhenUsed(props: PageFormProps) {
  return (
    <Activity>
      <SignInForm {...props} />
    </Activity>
  )
}
