import type { ReactNode } from 'react'
import { paths } from '#core/paths/paths.ts'
import type { SiteSettingsQueryResult } from '#schemas/generated/sanity.types.ts'
import { messages } from '../../messages/en.ts'
import { fill } from '../../messages/fill.ts'
import { Logo } from '../../ui/logo/logo.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Column } from '../../ui/page-section/page-section.tsx'
import { LandingFooter, SiteFooter } from '../../ui/site-footer/site-footer.tsx'
import { LandingHeader, SiteHeader } from '../../ui/site-header/site-header.tsx'
import { SkipLink } from '../../ui/skip-link/skip-link.tsx'
import { footerLists, headerGroups, legalLinks } from './navigation.ts'

export type PageFrameProps = {
  /** The storefront's name, which the logo says. */
  name: string
  settings: SiteSettingsQueryResult
  makes: readonly { slug: string; name: string }[]
  /** Where the messages that would have been sent can be read; only without real senders. */
  outboxUrl?: string | undefined
  children: ReactNode
}

const mainId = 'main'

/** Header, page and footer of the default layout. */
export function PageFrame({ name, settings, makes, outboxUrl, children }: PageFrameProps) {
  const t = messages.chrome
  const phone = settings?.phone
    ? { label: t.phone, number: settings.phone, href: `tel:${settings.phone.replaceAll(' ', '')}` }
    : undefined
  const lists = footerLists(t)
  return (
    <>
      <SkipLink href={`#${mainId}`} label={t.skip} />
      <SiteHeader
        homeHref={paths.home()}
        logo={<Logo label={name} />}
        homeLabel={t.home}
        navLabel={t.nav}
        menuLabel={t.menu}
        groups={headerGroups(t, makes)}
        {...(phone && { phone })}
      />
      <main id={mainId} tabIndex={-1}>
        <DemonstrationNotice settings={settings} />
        {children}
      </main>
      <SiteFooter
        logo={<Logo label={name} />}
        navLabel={t.footerNav}
        lists={
          outboxUrl
            ? [...lists.slice(0, -1), withOutbox(lists.at(-1)!, t.outbox, outboxUrl)]
            : lists
        }
        contact={{ title: t.contact, ...(phone && { phone }), hours: contactHours(settings) }}
        statements={statements(name, settings)}
      />
    </>
  )
}

/** A page with one thing to do: no menu and a short footer. */
export function LandingFrame({
  name,
  settings,
  children,
}: Omit<PageFrameProps, 'makes' | 'outboxUrl'>) {
  const t = messages.chrome
  return (
    <>
      <SkipLink href={`#${mainId}`} label={t.skip} />
      <LandingHeader homeHref={paths.home()} logo={<Logo label={name} />} homeLabel={t.home} />
      <main id={mainId} tabIndex={-1}>
        <DemonstrationNotice settings={settings} />
        {children}
      </main>
      <LandingFooter statements={statements(name, settings)} links={legalLinks(t)} />
    </>
  )
}

function DemonstrationNotice({ settings }: { settings: SiteSettingsQueryResult }) {
  if (!settings?.demonstrationNotice) return null
  return (
    <Column>
      <Notice>
        <p>{settings.demonstrationNotice}</p>
      </Notice>
    </Column>
  )
}

function contactHours(settings: SiteSettingsQueryResult): string[] {
  return (settings?.contactHours ?? []).map((hours) => fill(messages.chrome.hours, hours))
}

function statements(name: string, settings: SiteSettingsQueryResult): string[] {
  return [settings?.footerStatement ?? fill(messages.chrome.statement, { name })]
}

function withOutbox(list: ReturnType<typeof footerLists>[number], label: string, href: string) {
  return { ...list, links: [...list.links, { label, href, isNative: true }] }
}
