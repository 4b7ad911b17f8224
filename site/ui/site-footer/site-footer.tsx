import type { ReactNode } from 'react'
import { StaticHtml } from '../static-html/static-html.tsx'
import type { NavLink } from '../site-header/nav-group.ts'
import { NavList } from '../site-header/site-header.tsx'
import styles from './site-footer.module.css'

type FooterLists = readonly { title: string; links: readonly NavLink[] }[]

type FooterChoices = { label: string; href: string; 'data-do'?: string }

export type SiteFooterProps = {
  logo: ReactNode
  navLabel: string
  lists: FooterLists | (() => FooterLists)
  contact: { title: string; phone?: { number: string; href: string }; hours: readonly string[] }
  /** Pages of the house on other sites. */
  social?: { title: string; links: readonly NavLink[] } | undefined
  /** "Larkway is a credit broker, not a lender …" */
  statements: readonly string[]
  /** Leads to what the visitor chose about cookies; a script opens it in place. */
  choices?: FooterChoices
  /** What stands of customers' reviews until a service brings them. Rule D-13. */
  reviews?: { title: string; text: string }
  /** Everything that decides what the footer shows, where it is the same on many pages. */
  drawnFrom?: string
  /** Newsletter. */
  children?: ReactNode
}

export function SiteFooter({
  logo,
  navLabel,
  lists,
  contact,
  social,
  statements,
  choices,
  reviews,
  drawnFrom,
  children,
}: SiteFooterProps) {
  return (
    <StaticHtml as="footer" className={styles.footer}>
      <div className={styles.inner}>
        {children ? (
          <div className={styles.slot} data-no-print="">
            {children}
          </div>
        ) : null}
        <StaticHtml className={styles.columns} drawnFrom={drawnFrom && ['footer', drawnFrom]}>
          {() => (
            <>
              <div>
                {logo}
                <p className={styles.title}>{contact.title}</p>
                {contact.phone ? (
                  <a className={styles.phone} href={contact.phone.href}>
                    {contact.phone.number}
                  </a>
                ) : null}
                {contact.hours.map((line) => (
                  <p key={line} className={styles.hours}>
                    {line}
                  </p>
                ))}
                {reviews ? (
                  <>
                    <p className={styles.title} data-no-print="">
                      {reviews.title}
                    </p>
                    <p className={styles.hours} data-no-print="" data-reviews="">
                      {reviews.text}
                    </p>
                  </>
                ) : null}
              </div>
              <nav aria-label={navLabel} className={styles.lists}>
                {[
                  ...(typeof lists === 'function' ? lists() : lists),
                  ...(social ? [social] : []),
                ].map((list) => (
                  <div key={list.title}>
                    <h2 className={styles.title}>{list.title}</h2>
                    <NavList links={list.links} />
                  </div>
                ))}
              </nav>
            </>
          )}
        </StaticHtml>
        <Statements lines={statements} choices={choices} />
      </div>
    </StaticHtml>
  )
}

/** The footer of landing pages: what the law wants said, and the few links that go with it. */
export function LandingFooter({
  statements,
  links,
  choices,
}: Pick<SiteFooterProps, 'statements' | 'choices'> & { links: readonly NavLink[] }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <NavList links={links} className={styles.short} />
        <Statements lines={statements} choices={choices} />
      </div>
    </footer>
  )
}

type StatementsProps = { lines: readonly string[]; choices?: FooterChoices }

function Statements({ lines, choices }: StatementsProps) {
  const { label, ...link } = choices ?? { label: '', href: '' }
  return (
    <StaticHtml className={styles.statements} drawnFrom={['statements', lines, choices]}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {choices ? (
        <p data-no-print="">
          <a {...link}>{label}</a>
        </p>
      ) : null}
    </StaticHtml>
  )
}
