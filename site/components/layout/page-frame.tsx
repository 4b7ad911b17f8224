import type { ReactNode } from 'react'
import { accountPaths } from '#core/routes/account-paths.ts'
import { paths } from '#core/routes/paths.ts'
import type { IsBuilt } from '#core/routes/shown-link.ts'
import type { NavigationQueryResult } from '#schemas/generated/sanity.types.ts'
import type { LiveParts } from '#site/data/navigation/types.ts'
import type { ThirdParties } from '#core/consent/third-parties.ts'
import { ConsentBanner } from '#site/components/shared/consent/consent-banner.tsx'
import { choicesId } from '#site/components/shared/consent/cookie-choices.tsx'
import { NewsletterDisclosure } from '#site/components/shared/newsletter/newsletter.tsx'
import { SearchForm } from '#site/components/shared/search/search-form.tsx'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { ChatEntry } from '#site/ui/chat-entry/chat-entry.tsx'
import { Logo } from '#site/ui/logo/logo.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { LandingFooter, SiteFooter } from '#site/ui/site-footer/site-footer.tsx'
import { LandingHeader, SiteHeader } from '#site/ui/site-header/site-header.tsx'
import { SkipLink } from '#site/ui/skip-link/skip-link.tsx'
import { footerLists, headerGroups } from './navigation.ts'
import { legalLinks } from './own-navigation.ts'
import type { Organisation } from './organisation.ts'
import type { ShownStorefront } from './shown-storefront.ts'
import { statementsOf } from './statements.ts'

export type PageFrameProps = ShownStorefront & {
  organisation: Organisation
  navigation: NavigationQueryResult
  /** What menus show of live data. */
  live: LiveParts
  /** Whether the header shows the phone number as well, on wide screens. Rule D-07. */
  hasPhoneBox: boolean
  /** Which pages there are to lead to. */
  isBuilt: IsBuilt
  /** Services of others that a visitor is asked about. */
  thirdParties: ThirdParties
  /** Address of the outbox; only without real senders. */
  outboxUrl?: string | undefined
  children: ReactNode
}

const mainId = 'main'
const choices = {
  label: messages.consent.footer,
  href: `${paths.cookies()}#${choicesId}`,
  'data-do': 'open',
}

/** Header, page and footer of the default layout. */
export function PageFrame({
  organisation,
  navigation,
  live,
  hasPhoneBox,
  isBuilt,
  thirdParties,
  outboxUrl,
  children,
  ...storefront
}: PageFrameProps) {
  const { name, isPartner } = storefront
  const t = messages.layout
  const phone = organisation.phone
    ? {
        label: t.phone,
        number: organisation.phone,
        href: `tel:${organisation.phone.replaceAll(' ', '')}`,
      }
    : undefined
  const lists = () => {
    const own = footerLists(navigation, t, isBuilt)
    return outboxUrl ? withOutbox(own, t.outbox, outboxUrl) : own
  }
  const drawnFrom = JSON.stringify({
    storefront,
    organisation,
    navigation,
    live,
    phone,
    hasPhoneBox,
    outboxUrl,
  })
  return (
    <>
      <SkipLink href={`#${mainId}`} label={t.skip} />
      <ConsentBanner thirdParties={thirdParties} />
      <SiteHeader
        homeHref={paths.home()}
        logo={<StorefrontLogo {...storefront} />}
        homeLabel={fill(t.home, { name })}
        navLabel={t.nav}
        menuLabel={t.menu}
        search={<SearchForm id="header-search" size="small" formLabel={messages.search.header} />}
        shortlist={{ href: paths.shortlist(), label: t.shortlist }}
        account={{ href: accountPaths.login(), label: t.account }}
        groups={() => headerGroups(navigation, t, live, isBuilt)}
        drawnFrom={drawnFrom}
        {...(phone && hasPhoneBox && { phone })}
      />
      <main id={mainId} tabIndex={-1}>
        <DemonstrationNotice text={organisation.demonstrationNotice} />
        {children}
      </main>
      <SiteFooter
        logo={<StorefrontLogo {...storefront} />}
        navLabel={t.footerNav}
        lists={lists}
        contact={{ title: t.contact, ...(phone && { phone }), hours: contactHours(organisation) }}
        social={socialLinks(organisation)}
        statements={statementsOf(storefront, organisation)}
        {...(!isPartner && { reviews: { title: t.reviews, text: t.reviewsNone } })}
        choices={choices}
        drawnFrom={drawnFrom}
      >
        {isPartner ? null : <NewsletterDisclosure />}
      </SiteFooter>
      <ChatEntry
        label={organisation.chatUrl ? t.chatLive : t.talk}
        live={thirdParties.chatScriptUrl ? t.chatLive : undefined}
        messages={
          organisation.chatUrl ? { url: organisation.chatUrl, label: t.chatMessage } : undefined
        }
        title={t.contact}
        hours={contactHours(organisation)}
        {...(phone && { phone })}
      />
    </>
  )
}

type LandingFrameProps = ShownStorefront &
  Pick<PageFrameProps, 'organisation' | 'thirdParties' | 'children'>

/** A page with one thing to do: no menu and a short footer. */
export function LandingFrame({
  organisation,
  thirdParties,
  children,
  ...storefront
}: LandingFrameProps) {
  const t = messages.layout
  return (
    <>
      <SkipLink href={`#${mainId}`} label={t.skip} />
      <ConsentBanner thirdParties={thirdParties} />
      <LandingHeader
        homeHref={paths.home()}
        logo={<StorefrontLogo {...storefront} />}
        homeLabel={fill(t.home, { name: storefront.name })}
      />
      <main id={mainId} tabIndex={-1}>
        <DemonstrationNotice text={organisation.demonstrationNotice} />
        {children}
      </main>
      <LandingFooter
        statements={statementsOf(storefront, organisation)}
        links={legalLinks(t)}
        choices={choices}
      />
    </>
  )
}

function DemonstrationNotice({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <Column>
      <Notice>
        <p>{text}</p>
      </Notice>
    </Column>
  )
}

const contactHours = (organisation: Organisation): string[] =>
  organisation.contactHours.map((hours) => fill(messages.layout.hours, hours))

/** Our mark stands beside our own name alone. */
const StorefrontLogo = ({ name, isPartner, logo }: ShownStorefront) => (
  <Logo label={name} hasMark={!isPartner} {...(logo && { picture: logo })} />
)

function socialLinks({ socialLinks: links }: Organisation) {
  const { social, socialNames } = messages.layout
  if (links.length === 0) return undefined
  return {
    title: social,
    links: links.map(({ service, url }) => ({ label: socialNames[service], href: url })),
  }
}

type Lists = ReturnType<typeof footerLists>

/** The outbox stands at the end of the last list. */
const withOutbox = (lists: Lists, label: string, href: string): Lists =>
  lists.map((list, index) =>
    index === lists.length - 1 ? { ...list, links: [...list.links, { label, href }] } : list,
  )
