'use client'

import { type ComponentType, useEffect, useState } from 'react'
import t from '#site/messages/en/account-guard.json' with { type: 'json' }
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/** The page of an account: its script comes once somebody is known to be logged in. Rule S-90. */
export function AccountHomeWhenKnown() {
  const [Home, setHome] = useState<ComponentType | null>(null)
  useEffect(() => {
    withStyles(import('./account-home.tsx')).then(
      ({ AccountHome }) => setHome(() => AccountHome),
      // Thrown while rendering, it leads to the page for errors.
      (error: unknown) =>
        setHome(() => {
          throw error
        }),
    )
  }, [])
  return Home ? <Home /> : <p aria-live="polite">{t.waiting}</p>
}
