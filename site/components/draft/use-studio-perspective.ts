import { useEffect, useRef } from 'react'

/**
 * Follows the Studio's choice between published content, drafts and releases: tells the server,
 * which keeps it in a cookie, and then shows the page anew. What the Studio says on connecting is
 * mostly what is shown already, and costs nothing then. Rule E-18.
 * @param shown the perspective this page was made with
 */
export function useStudioPerspective(shown: string, refresh: () => Promise<void>) {
  const wanted = useRef(shown)
  const telling = useRef(Promise.resolve())
  const refreshPage = useRef(refresh)
  useEffect(() => {
    refreshPage.current = refresh
  })

  return (perspective: string | readonly string[]): void => {
    const text = [perspective].flat().join(',')
    if (text === wanted.current) return
    wanted.current = text
    // One after the other, so that the last choice is the one that stays.
    telling.current = telling.current.then(async () => {
      if (text !== wanted.current) return
      const response = await fetch('/site/draft/perspective', { method: 'POST', body: text })
      if (!response.ok) throw new Error(await response.text())
      await refreshPage.current()
    })
    telling.current = telling.current.catch((error: unknown) => {
      // So that choosing it once more tries again.
      if (text === wanted.current) wanted.current = ''
      console.warn(`The perspective "${text}" cannot be previewed.`, error)
    })
  }
}
