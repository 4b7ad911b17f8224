import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { FormBeside } from '#site/components/services/form-beside.tsx'
import { FormSmall } from '#site/components/services/form-small.tsx'
import { ServiceFormPart } from '#site/components/shared/service-form/service-form-part.tsx'
import { ClaimText } from '#site/components/shared/text/claim-text.tsx'
import { shownClaims } from '#site/data/claims/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { ServicePage } from '../service-page.tsx'
import { OtherWays } from './other-ways.tsx'

type Props = {
  params: Promise<{ storefront: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const { contact: t, other } = messages.services

export const generateMetadata = () =>
  routeMetadata('contactUs', {
    canonical: paths.contactUs(),
    own: { title: t.metaTitle, description: t.metaDescription },
  })

/** A message to us, answered within the days that the claim says. Rules W-120, W-121. */
export default async function Page({ params, searchParams }: Props) {
  const [{ storefront }, { draft: id, sent, about }] = await Promise.all([params, searchParams])
  const [draft, [promise]] = await Promise.all([
    formDraft(String(id ?? '')),
    shownClaims(['message-answer']),
  ])
  const begun = Object.entries(t.about).find(([key]) => key === about)?.[1]
  return (
    <ServicePage
      name="contactUs"
      crumbs={[{ label: messages.content.home, href: paths.home() }, { label: t.title }]}
      title={t.title}
      lede={t.lede}
    >
      <FormBeside
        title={t.formTitle}
        promise={promise && <ClaimText {...promise} />}
        asideTitle={other.title}
        aside={<OtherWays storefront={storefront} />}
      >
        <ServiceFormPart
          name="contact"
          draft={draft}
          isSent={sent !== undefined}
          start={begun === undefined ? {} : { body: begun }}
          small={<FormSmall />}
          help={<ReachUs storefront={storefront} />}
        />
      </FormBeside>
    </ServicePage>
  )
}
