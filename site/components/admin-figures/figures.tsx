'use client'

import { useSnapshot } from 'valtio/react'
import { getEnquiryFigures } from '#core/contract/generated/office-request-shapes.ts'
import { useLoggedIn } from '#site/components/shared/account/use-logged-in.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { adminPermissions } from '#site/components/shared/admin/admin-permissions.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { resultOf } from '#site/stores/permission-store.ts'
import { EnquiryFigures } from './enquiry-figures.tsx'
import { ExperimentFigures } from './experiment-figures.tsx'
import { FiguresLoading } from './figures-loading.tsx'
import { PriceFigures } from './price-figures.tsx'
import { ProgressFigures } from './progress-figures.tsx'
import { SourceFigures } from './source-figures.tsx'
import { SpeedFigures } from './speed-figures.tsx'
import { ViewFigures } from './view-figures.tsx'

/** The figures of a provider, or for staff of all, and of the site itself. Rules W-190 to W-192, W-197, W-198. */
export function Figures() {
  const user = useLoggedIn()
  const isOfStaff = user?.companyId === null
  const permissions = useSnapshot(adminPermissions().state)
  const enquiries = useLoaded(['figures', user?.id], () => askAsUser(getEnquiryFigures, {}))
  const { data } = enquiries
  return (
    <>
      {data ? (
        <>
          <EnquiryFigures {...data} />
          <ProgressFigures {...data} />
          <SourceFigures
            kind="pages"
            rows={data.pages.map(({ manufacturer, range, ...counts }) => ({
              ...counts,
              name: `${manufacturer.name} ${range.name}`,
            }))}
          />
          <SourceFigures
            kind="campaigns"
            rows={data.campaigns.map(({ source, medium, campaign, ...counts }) => ({
              ...counts,
              name: [source, medium, campaign].join(' / '),
            }))}
          />
        </>
      ) : (
        <FiguresLoading {...enquiries} />
      )}
      {resultOf(permissions, 'rates.read').kind === 'allow' ? (
        <PriceFigures isOfStaff={isOfStaff} />
      ) : null}
      {isOfStaff ? (
        <>
          <ExperimentFigures />
          <ViewFigures />
          <SpeedFigures />
        </>
      ) : null}
    </>
  )
}
