import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type FoundPage, foundPages } from '#site/data/search/browser.ts'
import texts from '#site/messages/en/search.json' with { type: 'json' }
import { fill } from '#site/messages/fill.ts'
import { foundText } from './found-text.ts'
import styles from './suggestions.module.css'

/** Pause after a letter before it is searched for. */
const pauseMs = 120

/** No page is pointed at: Enter sends the form. */
const none = -1

/** The boxes that have their list. */
const suggesting = new WeakSet<HTMLInputElement>()

/**
 * Gives a box its list, as a tree of its own: the box was drawn on the server, and goes with its
 * page. A second call for the same box does nothing.
 */
export function suggestFor(input: HTMLInputElement): void {
  if (suggesting.has(input)) return
  suggesting.add(input)
  const place = document.createElement('div')
  input.form!.append(place)
  createRoot(place).render(<Suggestions input={input} />)
}

/**
 * The pages that what is typed may mean, under the field: a combobox as the ARIA Authoring Practices
 * describe it, its options links. Without an answer there is no list, and the form leads on.
 */
function Suggestions({ input }: { input: HTMLInputElement }) {
  const [found, setFound] = useState<readonly FoundPage[]>([])
  const [active, setActive] = useState(none)
  const list = useRef<HTMLDivElement>(null)
  const listId = `${input.id}-found`

  useEffect(() => {
    const listening = new AbortController()
    let request: AbortController | undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const show = (pages: readonly FoundPage[]) => {
      setFound(pages)
      setActive(none)
    }
    const ask = () => {
      clearTimeout(pause)
      request?.abort()
      const text = input.value.trim()
      if (text === '') return show([])
      const own = new AbortController()
      request = own
      pause = setTimeout(() => {
        foundPages(text, own.signal).then(show, () => {
          // A newer question shows its own answer; after a failure the form is left.
          if (!own.signal.aborted) show([])
        })
      }, pauseMs)
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && input.form!.contains(relatedTarget))) show([])
    }
    input.addEventListener('input', ask, { signal: listening.signal })
    input.form!.addEventListener('focusout', leave, { signal: listening.signal })
    if (document.activeElement === input) ask()
    return () => {
      clearTimeout(pause)
      request?.abort()
      listening.abort()
    }
  }, [input])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(found.length > 0),
      'aria-activedescendant': active === none ? '' : `${listId}-${active}`,
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    const move = (event: KeyboardEvent) => {
      if (found.length === 0 || event.isComposing) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const places = found.length + 1
      if (step) setActive(((active + 1 + step + places) % places) - 1)
      else if (event.key === 'Escape') setFound([])
      else if (event.key === 'Enter' && active !== none) {
        list.current!.querySelectorAll('a')[active]!.click()
      } else return
      event.preventDefault()
    }
    input.addEventListener('keydown', move)
    return () => input.removeEventListener('keydown', move)
  }, [input, found, active, listId])

  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={texts.suggestions}
        hidden={found.length === 0}
        className={styles.list}
      >
        {found.map((page, at) => (
          <a
            key={page.path}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            href={page.path}
            tabIndex={-1}
            className={styles.option}
            // The field keeps the focus, so that the list is there still when the press ends.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setFound([])}
          >
            <span>{page.title}</span> <small className={styles.facts}>{foundText(page)}</small>
          </a>
        ))}
      </div>
      <span role="status" className={styles.spoken}>
        {found.length > 0 ? fill(texts.suggested, { count: found.length }) : ''}
      </span>
    </>
  )
}
