'use client'

import { useIsPresentationTool } from 'next-sanity/hooks'
// Not `next-sanity/visual-editing`: that one adds server actions, of which this site has none.
import { VisualEditing, type VisualEditingProps } from 'next-sanity/visual-editing/client-component'
import styles from './preview-tools.module.css'
import { useFreshPage } from './use-fresh-page.ts'
import { useStudioPerspective } from './use-studio-perspective.ts'

export type PreviewToolsProps = {
  /** Text of the bar. */
  notice: string
  /** The Studio's name of the perspective shown. */
  perspective: string
  /** Text of the link that leaves the preview. */
  leave: string
}

/**
 * Marks on the page that lead to the field behind each text, a page that follows every edit and the
 * perspective chosen in the Studio, and a bar that says so. Rule E-18.
 */
export function PreviewTools({ notice, perspective, leave }: PreviewToolsProps) {
  const { refresh, isListening } = useFreshPage()
  const showPerspective = useStudioPerspective(perspective, refresh)
  const isInStudio = useIsPresentationTool()
  return (
    <>
      <VisualEditing
        onPerspectiveChange={showPerspective}
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

/** A link with a full page load, so that nothing of the preview stays in the page. */
function LeaveLink({ children }: { children: string }) {
  const to = encodeURIComponent(window.location.pathname + window.location.search)
  return <a href={`/site/draft/disable?to=${to}`}>{children}</a>
}

/** Ignores reports of marks in React's own data, where they are expected. */
const warnOfMarks: VisualEditingProps['onSuspiciousStega'] = (reports) => {
  const harmful = reports.filter(
    ({ kind, element }) => kind !== 'script' || element?.getAttribute('type'),
  )
  if (harmful.length > 0)
    console.warn('A mark of the preview stands where it may break something.', harmful)
}
