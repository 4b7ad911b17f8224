import { messages } from '#site/messages/en.ts'
import { Share } from '#site/ui/share/share.tsx'

export type SharePageProps = {
  /** "Share this shortlist" */
  label: string
  /** Path and query of the page. */
  path: string
  /** Where the site is, with no slash at its end. */
  siteUrl: string
}

/** A button that shares the page it stands on. Rule D-61. */
export function SharePage({ label, path, siteUrl }: SharePageProps) {
  return (
    <Share
      label={label}
      path={path}
      address={siteUrl + path}
      copied={messages.saved.copied}
      failed={messages.saved.copyFailed}
    />
  )
}
