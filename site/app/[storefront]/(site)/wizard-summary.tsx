import type { ComponentProps } from 'react'
import { type Delivery, isStockOnlyFor } from '#core/filters/change/delivery.ts'
import { isStorable } from '#core/wizard/customer-form.ts'
import { findMyDealAddress, type WizardAddress } from '#core/wizard/wizard-address.ts'
import { wizard } from '#core/wizard/wizard.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { SaveForm, type SaveFormProps } from '#site/components/wizard/save-form.tsx'
import { WizardAnswers } from '#site/components/wizard/wizard-answers.tsx'
import { WizardEnd } from '#site/components/wizard/wizard-end.tsx'
import { foundDeals } from '#site/data/wizard/found.ts'

type Props = {
  state: WizardState
  address: WizardAddress
  startHref?: string
  listHref: string
  preferences: ComponentProps<typeof WizardEnd>['preferences']
  /** What the form to save the answers holds beside them. */
  saved?: Omit<SaveFormProps, 'state' | 'back'>
}

/** How many deals stand under the answers. */
const shownDeals = 3

/** The answers in full, the first deals, when the car is wanted, and the form to save it all. */
export async function WizardSummary({
  state,
  address,
  startHref,
  listHref,
  preferences,
  saved,
}: Props) {
  const withDelivery = (delivery: Delivery) => wizard(state, { kind: 'chooseDelivery', delivery })
  const [found, inStock, any] = await Promise.all([
    foundDeals(state, shownDeals),
    foundDeals(withDelivery('asap'), 1),
    foundDeals(withDelivery('browsing'), 1),
  ])
  return (
    <>
      <WizardEnd
        state={state}
        answers={
          <WizardAnswers state={state} address={address} {...(startHref && { startHref })} />
        }
        found={found}
        listHref={listHref}
        deliveryOf={(delivery) => ({
          href: address(withDelivery(delivery)),
          count: (isStockOnlyFor(delivery) ? inStock : any).total,
        })}
        preferences={preferences}
        hash={saved?.hash}
      />
      {isStorable(state) && (found.total > 0 || saved?.hash) ? (
        <SaveForm state={state} back={findMyDealAddress(state).split('?')[1] ?? ''} {...saved} />
      ) : null}
    </>
  )
}
