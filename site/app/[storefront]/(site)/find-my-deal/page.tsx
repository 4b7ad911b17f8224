import type { Metadata } from 'next'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { paths } from '#core/routes/paths.ts'
import { resultsAddress, searchOf } from '#core/wizard/wizard-address.ts'
import { wizardSearch } from '#core/wizard/wizard-search.ts'
import { nextStep } from '#core/wizard/wizard-steps.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { personFields, SaveForm } from '#site/components/wizard/save-form.tsx'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Notice } from '#site/ui/notice/notice.tsx'
import { WizardPage, WizardStep } from '../wizard-step.tsx'
import { WizardSummary } from '../wizard-summary.tsx'
import { readWizard } from './read-wizard.ts'
import { Preferences } from './preferences.tsx'
import { StartStep } from './start-step.tsx'

type Props = { searchParams: Promise<SearchRecord> }

export const generateMetadata = (): Promise<Metadata> =>
  routeMetadata('findMyDeal', {
    canonical: paths.findMyDeal(),
    own: {
      title: messages.wizard.findMyDeal.title,
      description: messages.wizard.findMyDeal.description,
    },
  })

/**
 * The wizard on a page of its own: its query holds every answer, or the hash of a stored search. It
 * ends in deals, or in the deal-preferences form when nothing fits. Rules, W-25.
 */
export default async function Page({ searchParams }: Props) {
  const search = await searchParams
  const { state, names, hash, isExpired, address } = await readWizard(search)
  const draft = await formDraft(String(search.draft ?? ''))
  const t = messages.wizard
  const isBegun = state.manufacturer ?? state.budgetRange ?? state.likedVehicle
  const found = wizardSearch(state)
  const saveDraft = draft?.form === 'customerForm' ? draft : null
  const saved = {
    hash,
    values: saveDraft?.values ?? {},
    errors: fieldErrors(saveDraft?.errors, personFields),
  }
  return (
    <WizardPage name="findMyDeal">
      {search.saved === undefined ? null : (
        <Notice tone="good" isLive>
          <p>{t.end.saved}</p>
        </Notice>
      )}
      {typeof search.noted === 'string' ? (
        <Notice tone="good" isLive>
          <p>{fill(t.preference.thanks, { reference: search.noted.slice(0, 40) })}</p>
        </Notice>
      ) : null}
      {isExpired ? (
        <Notice tone="bad">
          <p>{t.end.expired}</p>
        </Notice>
      ) : null}
      {!isBegun ? (
        <StartStep state={state} address={address} />
      ) : found ? (
        <WizardSummary
          state={state}
          address={address}
          startHref={paths.findMyDeal()}
          listHref={resultsAddress(found)}
          preferences={{
            form: (
              <Preferences
                state={state}
                back={searchOf(names)}
                draft={draft?.form === 'dealPreference' ? draft : null}
              />
            ),
          }}
          saved={saved}
        />
      ) : (
        <>
          <WizardStep
            state={state}
            address={address}
            startHref={paths.findMyDeal()}
            page={Number(/^[1-9]\d{0,3}$/.exec(String(search.page)) ?? 1)}
          />
          {saveDraft && nextStep(state) !== 'make' ? (
            <SaveForm state={state} back={searchOf(names)} {...saved} />
          ) : null}
        </>
      )}
    </WizardPage>
  )
}
