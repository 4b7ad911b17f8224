import { createElement, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { StaticHtml } from '../static-html/static-html.tsx'
import { Wordmark } from '../wordmark/wordmark.tsx'
import type { NavGroup, NavLink } from './nav-group.ts'
import styles from './site-header.module.css'

export type SiteHeaderProps = {
  homeHref: string
  logo: ReactNode
  homeLabel: string
  navLabel: string
  menuLabel: string
  groups: readonly NavGroup[] | (() => readonly NavGroup[])
  /** Everything that decides what the header shows, where it is the same on many pages. */
  drawnFrom?: string
  /** Shown from 1200 px; hours are plain text. */
  phone?: { label: string; number: string; href: string }
  /** A box to search by words: an icon alone where there is no room for a field. */
  search?: ReactNode
  /** The way to the saved deals: a heart, with their number once a script has counted them. */
  shortlist?: { href: string; label: string }
  /** The way to log in, which a script opens in place. */
  account?: { href: string; label: string }
  /** Ties the button to the menu; a second header on one page needs its own. */
  menuId?: string
}

/** 70 px high, 100 from 1200. The menus open without script: a popover on a phone, disclosures beside the logo. */
export function SiteHeader({ drawnFrom, ...props }: SiteHeaderProps) {
  return (
    <StaticHtml
      as="header"
      className={styles.header}
      drawnFrom={drawnFrom && ['header', drawnFrom]}
    >
      {() => <HeaderContent {...props} />}
    </StaticHtml>
  )
}

function HeaderContent({
  menuId = 'site-menu',
  groups,
  ...props
}: Omit<SiteHeaderProps, 'drawnFrom'>) {
  return (
    <div className={styles.inner}>
      <a href={props.homeHref} className={styles.home} aria-label={props.homeLabel}>
        {props.logo}
      </a>
      <button type="button" className={styles.toggler} popoverTarget={menuId}>
        <Icon name="menu" />
        {props.menuLabel}
      </button>
      <nav id={menuId} popover="auto" aria-label={props.navLabel} className={styles.menu}>
        <ul className={styles.groups}>
          {(typeof groups === 'function' ? groups() : groups).map((group) => (
            <li key={group.label} className={styles.group}>
              {'columns' in group ? (
                <details name={menuId} className={styles.details}>
                  <summary className={styles.title}>{group.label}</summary>
                  <div className={styles.sheet}>
                    {group.columns.map((column, index) => (
                      <div key={column.title ?? index} className={styles.column}>
                        {column.title ? <p className={styles.heading}>{column.title}</p> : null}
                        <NavList links={column.links} />
                      </div>
                    ))}
                    {group.note ? <p className={styles.note}>{group.note}</p> : null}
                  </div>
                </details>
              ) : (
                <a href={group.href} className={styles.title}>
                  {group.label}
                </a>
              )}
            </li>
          ))}
          {props.account ? (
            <li className={`${styles.group} ${styles.accountEntry}`}>
              <a href={props.account.href} className={styles.title} data-account="">
                {props.account.label}
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
      {props.search}
      {props.shortlist ? <Shortlist {...props.shortlist} /> : null}
      {props.account ? (
        <a
          className={`${styles.shortlist} ${styles.account}`}
          href={props.account.href}
          data-account=""
          data-no-print=""
        >
          <Icon name="user" />
          <span className={styles.label}>{props.account.label}</span>
        </a>
      ) : null}
      <Phone phone={props.phone} />
    </div>
  )
}

function Shortlist({ href, label }: NonNullable<SiteHeaderProps['shortlist']>) {
  return (
    <a className={styles.shortlist} href={href} data-shortlist="" data-no-print="">
      <Icon name="heart" />
      <span className={styles.label}>{label}</span> <span className={styles.count} data-count="" />
    </a>
  )
}

function Phone({ phone }: Pick<SiteHeaderProps, 'phone'>) {
  if (!phone) return null
  return (
    <a className={styles.phone} href={phone.href}>
      <span className={styles.phoneLabel}>{phone.label}</span>
      <strong className={styles.number}>{phone.number}</strong>
    </a>
  )
}

/** The header of landing pages: the logo and, from 1200 px, the phone. Nothing to wander off to. */
export function LandingHeader({
  homeHref,
  logo,
  homeLabel,
  phone,
}: Pick<SiteHeaderProps, 'homeHref' | 'logo' | 'homeLabel' | 'phone'>) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href={homeHref} className={styles.home} aria-label={homeLabel}>
          {logo}
        </a>
        <Phone phone={phone} />
      </div>
    </header>
  )
}

/**
 * Links of a menu or of the footer: those that lead elsewhere, or load a page anew, are plain ones.
 * Its items have no keys, which would stand in every page, since the list never changes, and no
 * classes: what stands around the list styles them.
 */
export function NavList({
  links,
  className,
}: {
  links: readonly NavLink[]
  className?: string | undefined
}) {
  return createElement('ul', { className }, ...links.map(navItem))
}

function navItem({ label, href, mark, price }: NavLink) {
  return (
    <li>
      <a href={href}>
        {mark ? <Wordmark src={mark} name={label} /> : label}
        {price ? <small>{price}</small> : null}
      </a>
    </li>
  )
}
