'use client'

import {
  type SuspiciousStegaReport,
  useIsPresentationTool,
  VisualEditing,
} from '@sanity/visual-editing/react'
import styles from './preview-tools.module.css'
import { useFreshPage } from './use-fresh-page.ts'
import { useStudioHistory } from './use-studio-history.ts'

export type PreviewToolsProps = {
  /** Says that what is shown is not published. */
  notice: string
  /** The words of the link that leaves. */
  leave: string
}

/**
 * Marks on the page that lead to the field behind each text, a page that follows every edit, and a
 * bar that says so.
 */
export function PreviewTools({ notice, leave }: PreviewToolsProps) {
  const { refresh, isListening } = useFreshPage()
  const history = useStudioHistory()
  const isInStudio = useIsPresentationTool()
  return (
    <>
      <VisualEditing
        portal
        history={history}
        refresh={({ source }) => (source === 'mutation' && isListening() ? false : refresh())}
        onSuspiciousStega={warnOfMarks}
      />
      <p className={styles.bar} role="status">
        {notice} {/* The Studio has a way out of its own. */}
        {isInStudio === false ? <LeaveLink>{leave}</LeaveLink> : null}
      </p>
    </>
  )
}

/** A full request, so that nothing of the preview stays in the page. */
function LeaveLink({ children }: { children: string }) {
  const to = encodeURIComponent(window.location.pathname + window.location.search)
  return <a href={`/site/draft/disable?to=${to}`}>{children}</a>
}

/** Marks in React's own data of the page are at home there. */
function warnOfMarks(reports: SuspiciousStegaReport[]): void {
  const harmful = reports.filter(
    ({ kind, element }) => kind !== 'script' || element?.getAttribute('type'),
  )
  if (harmful.length > 0)
    console.warn('A mark of the preview stands where it may break something.', harmful)
}
