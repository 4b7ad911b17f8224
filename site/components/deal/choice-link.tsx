import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isPlainClick } from '#site/ui/link/plain-click.ts'

export type ChoiceLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The page that the choice opens, which is where the link leads without script. */
  href: string
  onChoose: () => void
}

/** A link to the same page with another choice, which takes effect in place once there is script. */
export function ChoiceLink({ onChoose, href, children, ...link }: ChoiceLinkProps) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose()
  }
  return (
    <a {...link} href={href} rel="nofollow" onClick={onClick}>
      {children}
    </a>
  )
}
