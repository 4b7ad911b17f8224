import type { ReactNode } from 'react'
import type { BannerAudience } from '#core/content/banners-shown.ts'
import type { FaqSubject } from '#core/content/faqs-shown.ts'
import type { RouteName } from '#core/routes/route-table.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { WizardAddress } from '#core/wizard/wizard-address.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { nextStep } from '#core/wizard/wizard-steps.ts'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { WizardAnswers } from '#site/components/wizard/wizard-answers.tsx'
import { WizardQuestion } from '#site/components/wizard/wizard-question.tsx'
import { contentRouteOf } from '#site/data/content/content-route-of.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { PageBanners } from '../page-banners.tsx'
import {
  BudgetModelChoices,
  MakeChoices,
  ModelChoices,
  UseChoices,
  VariantChoices,
} from './wizard-choices.tsx'

type FrameProps = {
  name: RouteName
  audience?: BannerAudience
  about?: FaqSubject
  children: ReactNode
}

/** A page of the wizard with the banners and the questions that editors placed on its route. Rules. */
export async function WizardPage({ name, audience = 'everyone', about, children }: FrameProps) {
  const route = contentRouteOf(name)
  const faqs = route === null ? [] : await faqsFor(route, about)
  return (
    <Column>
      <PageBanners name={name} audience={audience} />
      {children}
      <FaqBlock title={messages.results.faqTitle} faqs={faqs} />
    </Column>
  )
}

type StepProps = { state: WizardState; address: WizardAddress; startHref?: string; page?: number }

/** The next question of a make or a budget, its title and its answers. Rules W-01, W-04. */
export function WizardStep({ state, address, startHref, page = 1 }: StepProps) {
  const { title, lede } = questionOf(state)
  const choices = { state, address }
  return (
    <WizardQuestion
      state={state}
      title={title}
      lede={lede}
      answers={<WizardAnswers state={state} address={address} {...(startHref && { startHref })} />}
    >
      {choicesOf()}
    </WizardQuestion>
  )

  function choicesOf(): ReactNode {
    switch (nextStep(state)) {
      case 'make':
        return <MakeChoices {...choices} />
      case 'model':
        return <ModelChoices {...choices} />
      case 'variant':
        return state.type === 'budget' ? (
          <BudgetModelChoices {...choices} page={page} />
        ) : (
          <VariantChoices {...choices} />
        )
      case 'use':
        return <UseChoices {...choices} />
      // The first question of a budget and of a liked car, and the results, stand on pages that differ.
      default:
        return null
    }
  }
}

/** What the next question asks. */
export function questionOf(state: WizardState): { title: string; lede: string } {
  const { make, model, variant, use, models, budget } = messages.wizard
  const { manufacturer, range, type } = state
  const name = manufacturer && range ? carName({ manufacturer, range }) : (manufacturer?.name ?? '')
  switch (nextStep(state)) {
    case 'make':
      return make
    case 'model':
      return { title: fill(model.title, { name }), lede: model.lede }
    case 'variant':
      return type === 'budget'
        ? models
        : { title: fill(variant.title, { name }), lede: variant.lede }
    case 'use':
      return use
    default:
      return budget
  }
}
