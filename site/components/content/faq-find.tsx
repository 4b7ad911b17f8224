'use client'
'use no memo'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { faqFindKey, isFaqFound } from '#core/content/faq-found.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import styles from './faq-topics.module.css'

type FaqFindProps = {
  /** Words that the server has found. */
  find: string
  /** How many questions the server found. */
  found: number
  texts: Messages['content']['findQuestions']
  /** The address of all questions. */
  href: string
  /** The search with its plain form of one field, which opens the page with the words in its address. */
  form: ReactNode
  /** The topics with their questions, those not found hidden. */
  children: ReactNode
}

/**
 * The box to find questions, and how many there are. Where script runs, questions show and hide as
 * one types; without it the form opens the page anew. Drawn on the server but for the number, since
 * this page has the script of a content page. Rule E-22.
 */
export function FaqFind({ find, found, texts, href, form, children }: FaqFindProps) {
  const [count, setCount] = useState(found)
  const [isFinding, setFinding] = useState(find !== '')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = place.current!.querySelector('form')!
    const input = box.querySelector('input')!
    const show = () => {
      setFinding(input.value.trim() !== '')
      setCount(showFound(place.current!, input.value))
      window.history.replaceState(null, '', addressOf(input.value))
    }
    const stay = (event: Event) => event.preventDefault()
    if (input.value !== find) show() // typed before the script was there, or put back by the browser
    box.addEventListener('input', show)
    box.addEventListener('submit', stay)
    return () => {
      box.removeEventListener('input', show)
      box.removeEventListener('submit', stay)
    }
  }, [find])

  return (
    <div ref={place}>
      {form}
      <p role="status" className={styles.found}>
        {isFinding ? countText(count, texts) : ''}
      </p>
      {isFinding && count === 0 ? <a href={href}>{texts.all}</a> : null}
      {children}
    </div>
  )
}

function countText(count: number, { none, one, many }: FaqFindProps['texts']): string {
  if (count === 0) return none
  return count === 1 ? one : fill(many, { count })
}

/** The page's own address with the words to find, or without any. */
function addressOf(words: string): URL {
  const address = new URL(window.location.href)
  address.searchParams.delete(faqFindKey)
  if (words.trim()) address.searchParams.set(faqFindKey, words)
  return address
}

/**
 * Shows the questions that have the words, and topics with any of them. They come from the server
 * and React draws them once, so their attributes are set by hand.
 * @returns how many there are
 */
function showFound(place: HTMLElement, words: string): number {
  let count = 0
  for (const topic of place.querySelectorAll<HTMLElement>('[data-topic]')) {
    let inTopic = 0
    for (const question of topic.querySelectorAll('details')) {
      question.hidden = !isFaqFound(question.textContent, words)
      if (!question.hidden) inTopic += 1
    }
    topic.hidden = inTopic === 0
    const link = place.querySelector(`a[href="#${topic.dataset.topic}"]`)
    link?.closest('li')?.toggleAttribute('hidden', topic.hidden)
    count += inTopic
  }
  return count
}
