'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { firstUse } from '#site/ui/when-used/first-use.ts'
import styles from './home.module.css'

/**
 * The button of the form it stands in. Where script runs it says how many deals the form would
 * find, and the search opens without a reload; a plain submit button otherwise. What counts is
 * loaded at the first use of the form.
 */
export function SearchCount({
  formId,
  texts,
}: {
  formId: string
  texts: Messages['home']['search']
}) {
  const router = useRouter()
  const [words, setWords] = useState(texts.see)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const leaving = new AbortController()
    const { signal } = leaving
    const watch = async () => {
      await firstUse(formId)
      const { watchSearch } = await import('./watched-search.ts')
      if (!signal.aborted) watchSearch(form, { texts, say: setWords, open: router.push, signal })
    }
    // A script that cannot be had leaves a plain form.
    watch().catch(() => undefined)
    return () => leaving.abort()
  }, [formId, router, texts])

  return (
    <div className={styles.submit} aria-live="polite">
      <Button type="submit" isWide>
        {words}
      </Button>
    </div>
  )
}
