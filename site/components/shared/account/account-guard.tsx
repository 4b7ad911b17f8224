'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { guardOf } from '#core/session/guarded-pages.ts'
import { guardResult, type GuardResult } from '#core/session/route-guard.ts'
import { openedSession } from '#core/session/session.ts'
import { refresh } from '#site/data/session/browser.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import t from '#site/messages/en/account-guard.json' with { type: 'json' }
import { accountMark, accountMarkName } from './account-mark.ts'
import { openPage } from './open-page.ts'
import { withSessionLock } from './session-lock.ts'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

const Refused = lazy(async () => ({ default: (await withStyles(import('./refused.tsx'))).Refused }))

/**
 * Shows a page to whom it is for, and leads everybody else away. The script of accounts comes only
 * where somebody may be logged in; a guest is led to the log-in without it. Rules S-28 to S-32, S-75,
 * S-90.
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
    // What a page just opened would do: guests stay, or it waits until it is known who is there.
    const { kind: opening } = guardResult(guard, openedSession, address)
    const follow = async () => {
      // The device knows of nobody: the cookie alone is asked for, and the log-in opened with the whole
      // browser, so that it comes as HTML whose script waits for its use. It leads back by its referrer.
      if (opening === 'wait' && !accountMark.read()) {
        const { kind } = await withSessionLock(refresh).catch(() => ({ kind: 'unanswered' }))
        if (signal.aborted) return
        if (kind === 'refused') return window.location.replace(accountPaths.login())
      }
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
    if (opening !== 'allow' || accountMark.read()) void follow()
    else {
      const heard = ({ key }: StorageEvent) => {
        if (key === accountMarkName) void follow()
      }
      window.addEventListener('storage', heard, { signal })
    }
    return () => leaving.abort()
  }, [guard, address])

  if (result.kind === 'allow') return children
  const shown = waiting ?? <p aria-live="polite">{t.waiting}</p>
  if (result.kind !== 'fail') return shown
  return (
    <Suspense fallback={shown}>
      <Refused status={result.failure.statusCode} />
    </Suspense>
  )
}
