'use client'
'use no memo'

import { type ReactNode, useEffect, useRef } from 'react'
import type { FindTexts } from './find-questions.ts'

type FaqFindProps = {
  /** Words that the server has found. */
  find: string
  texts: FindTexts
  /** The box, what it found, and the topics with their questions: all of it the server's HTML. */
  children: ReactNode
}

/**
 * Where questions are found: they show and hide as one types once the box is used, which loads the
 * script; without it the form opens the page anew. Rule E-22.
 */
export function FaqFind({ find, texts, children }: FaqFindProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const box = place.current!.querySelector('input')!
    const start = () =>
      void import('./find-questions.ts')
        .then(({ findQuestions }) => findQuestions(place.current!, texts, signal))
        .catch(() => {})
    box.addEventListener('focus', start, { once: true, signal })
    // Used before the script was there, or filled again by the browser.
    if (box.value !== find || box === document.activeElement) start()
    return () => listening.abort()
  }, [find, texts])
  return <div ref={place}>{children}</div>
}
