import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { FormBeside, Beside } from '#site/components/services/form-beside.tsx'
import { FormSmall } from '#site/components/services/form-small.tsx'
import { ServiceFormPart } from '#site/components/shared/service-form/service-form-part.tsx'
import { ClaimText } from '#site/components/shared/text/claim-text.tsx'
import { shownClaims } from '#site/data/claims/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { ServicePage } from '../service-page.tsx'

type Props = {
  params: Promise<{ storefront: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const t = messages.services.concierge

export const generateMetadata = () =>
  routeMetadata('concierge', {
    canonical: paths.concierge(),
    own: { title: t.metaTitle, description: t.metaDescription },
  })

/** A request for a quote that a person works out. Rules W-120, W-121. */
export default async function Page({ params, searchParams }: Props) {
  const [{ storefront }, { draft: id, sent }] = await Promise.all([params, searchParams])
  const [draft, [promise]] = await Promise.all([
    formDraft(String(id ?? '')),
    shownClaims(['message-answer']),
  ])
  return (
    <ServicePage
      name="concierge"
      crumbs={[{ label: messages.content.home, href: paths.home() }, { label: t.title }]}
      title={t.title}
      lede={t.lede}
    >
      <FormBeside
        title={t.formTitle}
        promise={promise && <ClaimText {...promise} />}
        asideTitle={t.stepsTitle}
        aside={t.steps.map(({ title, text }, at) => (
          <Beside key={title} title={`${at + 1}. ${title}`}>
            <p>{text}</p>
          </Beside>
        ))}
      >
        <ServiceFormPart
          name="concierge"
          draft={draft}
          isSent={sent !== undefined}
          small={<FormSmall />}
          help={<ReachUs storefront={storefront} />}
        />
      </FormBeside>
    </ServicePage>
  )
}
