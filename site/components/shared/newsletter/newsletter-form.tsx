'use client'

import type { FocusEvent, ReactNode } from 'react'

const controlled = new WeakSet<HTMLFormElement>()

/** Loads the form's rules and requests when it is first touched; until then it posts itself. */
function control({ currentTarget: form }: FocusEvent<HTMLFormElement>): void {
  if (controlled.has(form)) return
  controlled.add(form)
  import('./control-newsletter.ts').then(
    ({ controlNewsletter }) => controlNewsletter(form),
    () => controlled.delete(form),
  )
}

/** The newsletter's form, whose fields come from the server. */
export function NewsletterForm(props: { action: string; className: string; children: ReactNode }) {
  return <form {...props} method="post" noValidate onFocus={control} />
}
