import type { ReactNode } from 'react'
import { deliveries, type Delivery } from '#core/filters/change/delivery.ts'
import { offerPath } from '#core/landing/offer-path.ts'
import { messageText } from '#core/messages/message-text.ts'
import type { Deal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { wizardEnding } from '#core/wizard/wizard-ending.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { DealCards } from '#site/components/shared/deal/deal-cards.tsx'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { ChoiceList } from './choice-list.tsx'
import { dealsText, financeWords } from './wizard-words.ts'
import styles from './wizard-end.module.css'

export type WizardEndProps = {
  state: WizardState
  answers: ReactNode
  /** The first deals found, and how many there are. */
  found: { deals: readonly Deal[]; total: number }
  /** The list of all of them, with filters. */
  listHref: string
  /** Each delivery with where it leads and how many deals it leaves. */
  deliveryOf: (delivery: Delivery) => { href: string; count: number }
  /** Where what is looked for can be told when nothing fits: a page's address, or the form itself. */
  preferences: { href: string } | { form: ReactNode }
  /** Of the customer form that led here, which goes along to a deal. Rule D-93. */
  hash?: string | undefined
}

/** The answers in full and what they lead to. Rules W-16, W-24, W-25. */
export function WizardEnd(props: WizardEndProps) {
  const { state, answers, found, listHref, deliveryOf, preferences, hash } = props
  const t = messages.wizard.end
  const isOwnPage = 'form' in preferences
  const ending = wizardEnding(found.total, isOwnPage)
  const { carModel, likedVehicle, vehicle } = state
  const finance = financeWords(state.financeType)
  const title = likedVehicle
    ? fill(t.likeTitle, { name: likedVehicle.name, finance })
    : fill(t.title, { name: carModel?.aggregateName ?? '', finance })
  return (
    <>
      {answers}
      <PageTitle
        title={title}
        lede={ending.kind === 'results' ? ending.text : messageText('empty.results')}
      />
      {vehicle ? (
        <p className={styles.picked}>
          {t.picked}{' '}
          <a href={paths.deal(vehicle.capId, { financeType: state.financeType })}>{vehicle.name}</a>
        </p>
      ) : null}
      {ending.kind === 'results' ? (
        <>
          <LinkButton href={listHref}>{fill(t.see, { deals: dealsText(found.total) })}</LinkButton>
          <PageSection title={t.first}>
            <div className={styles.deals}>
              <DealCards
                deals={found.deals}
                pathOf={hash ? (offer) => `${offerPath(offer)}&hash=${hash}` : undefined}
              />
            </div>
          </PageSection>
        </>
      ) : null}
      {ending.kind === 'nothingFound' && !isOwnPage ? (
        <LinkButton href={preferences.href}>{t.prefer}</LinkButton>
      ) : null}
      {isOwnPage && ending.kind === 'dealPreferences' ? preferences.form : null}
      {ending.kind === 'results' && state.financeType !== 'pcp' ? (
        <PageSection title={t.soon} lede={t.soonLede}>
          <ChoiceList
            choices={deliveries.map(({ value, label }) => ({
              label,
              isChosen: state.delivery === value,
              ...deliveryOf(value),
            }))}
          />
        </PageSection>
      ) : null}
    </>
  )
}
