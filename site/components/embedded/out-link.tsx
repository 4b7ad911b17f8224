import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/** A link out of the frame to a page of ours that no frame shows: in a new tab, as listeners are told. */
export function OutLink({
  href,
  label,
  className,
}: {
  href: string
  label: string
  className?: string | undefined
}) {
  return (
    <a
      href={href}
      target="_blank"
      className={className}
      aria-label={fill(messages.embedded.newTab, { label })}
    >
      {label}
    </a>
  )
}
