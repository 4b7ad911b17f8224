'use no memo'

import { useEffect } from 'react'
import { listTitle, type ListTitles } from './list-titles.ts'

/**
 * The title of a list for the finance type it shows, as its heading; the document's title follows it.
 *
 * The server's title is of the finance type it answered, and React puts that title back when it takes
 * over the head, which under load happens after the first choice: so the head is watched.
 */
export function useListTitle(titles: ListTitles, financeType: Parameters<typeof listTitle>[1]) {
  const title = listTitle(titles, financeType)
  useEffect(() => {
    const other = title === titles.hire ? titles.credit : titles.hire
    const setTitle = () => {
      const next = document.title.replace(other, () => title)
      if (next !== document.title) document.title = next
    }
    setTitle()
    const head = new MutationObserver(setTitle)
    head.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => head.disconnect()
  }, [title, titles])
  return title
}
