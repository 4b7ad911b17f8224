'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { errorPage } from '#core/session/error-page.ts'
import { guardOf } from '#core/session/guarded-pages.ts'
import { guardResult, type GuardResult } from '#core/session/route-guard.ts'
import { openedSession } from '#core/session/session.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { accountMark, accountMarkName } from './account-mark.ts'
import { openPage } from './open-page.ts'

/**
 * Shows a page to whom it is for, and leads everybody else away. The script of accounts comes only
 * where somebody may be logged in. Rules S-28 to S-32, S-75.
 * @param address of the page, as it says itself: what a browser calls it differs under a rewrite
 * @param waiting what stands there until it is known who is there
 */
export function AccountGuard({
  address,
  waiting,
  children,
}: {
  address: string
  waiting?: ReactNode
  children: ReactNode
}) {
  const guard = guardOf(address)
  const [result, setResult] = useState<GuardResult>(() =>
    guardResult(guard, openedSession, address),
  )

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = async () => {
      const { accountStore, whenAccountChanges } = await import('./account-in-browser.ts')
      if (signal.aborted) return
      const account = accountStore()
      const look = () => {
        const next = guardResult(guard, account.state.session, address)
        if (!signal.aborted) setResult(next)
        return next
      }
      signal.addEventListener('abort', whenAccountChanges(look))
      // Who is there is asked first: on a page just opened nobody knows yet. Whoever logs in or out
      // later is led on by the session, which knows where to.
      await account.token()
      const first = look()
      if (signal.aborted || first.kind !== 'redirect') return
      account.happened({ kind: 'redirected', failedPath: first.failedPath })
      openPage(first.to)
    }
    // Where nobody has logged in a page for guests has nothing to ask, until another tab logs in.
    const isOfGuests = guardResult(guard, openedSession, address).kind === 'allow'
    if (!isOfGuests || accountMark.read()) void follow()
    else {
      const heard = ({ key }: StorageEvent) => {
        if (key === accountMarkName) void follow()
      }
      window.addEventListener('storage', heard, { signal })
    }
    return () => leaving.abort()
  }, [guard, address])

  if (result.kind === 'allow') return children
  if (result.kind === 'fail') return <Refused status={result.failure.statusCode} />
  return waiting ?? <p aria-live="polite">{t.waiting}</p>
}

/** What somebody sees who may not open a page. Rules S-31, S-40. */
export function Refused({ status }: { status: number }) {
  const { homePath } = errorPage({ statusCode: status, message: null })
  return (
    <EmptyState
      drawing="road"
      title={t.refused.title}
      headingLevel={1}
      actions={<LinkButton href={homePath}>{t.refused.home}</LinkButton>}
    >
      <p>{t.refused.lede}</p>
    </EmptyState>
  )
}
