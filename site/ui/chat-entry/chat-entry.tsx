import { Icon } from '../icon/icon.tsx'
import { StaticHtml } from '../static-html/static-html.tsx'
import styles from './chat-entry.module.css'

export type ChatEntryProps = {
  /** "Live chat" */
  label: string
  /** Where messages are taken, and what the entry is called below 992 px; without it, it opens how else to reach us. */
  messages?: { url: string; label: string } | undefined
  /** What the entry is called on wide screens where a live chat is configured, which a script then opens. Rule A-33. */
  live?: string | undefined
  title: string
  phone?: { number: string; href: string }
  hours: readonly string[]
}

/**
 * The way to somebody who answers, at the corner of the page: as a word on wide screens, as a round
 * mark on others. A page that contains `data-chat="none"` has none. Rules D-06, R-23, R-24.
 */
export function ChatEntry({ label, messages, live, title, phone, hours }: ChatEntryProps) {
  const press = live ? { 'data-do': 'chat' } : {}
  if (messages) {
    return (
      <a className={styles.entry} href={messages.url} data-no-print="" {...press}>
        <Icon name="chat" />
        <span className={styles.live}>{label}</span>
        <span className={styles.floating}>{messages.label}</span>
      </a>
    )
  }
  return (
    <StaticHtml as="aside" data-no-print="" drawnFrom={['chat', label, live, title, phone, hours]}>
      <button type="button" className={styles.entry} popoverTarget="chat" {...press}>
        <Icon name="chat" />
        {live ? (
          <>
            <span className={styles.live}>{live}</span>
            <span className={styles.floating}>{label}</span>
          </>
        ) : (
          <span>{label}</span>
        )}
      </button>
      <div id="chat" popover="auto" className={styles.panel}>
        <strong>{title}</strong>
        {phone ? (
          <a className={styles.phone} href={phone.href}>
            {phone.number}
          </a>
        ) : null}
        {hours.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </StaticHtml>
  )
}
