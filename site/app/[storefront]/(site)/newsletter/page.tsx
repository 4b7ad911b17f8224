import { paths } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { newsletterFields } from '#core/validation/newsletter-fields.ts'
import { Newsletter } from '#site/components/shared/newsletter/newsletter.tsx'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const { title, lede, thanks, thanksNext } = messages.newsletter

export const metadata = { title, robots: { index: false } }

/** Where the newsletter's form ends without script: its thank-you, or itself with what to mend. */
export default async function Page({ searchParams }: Props) {
  const { sent, draft: id } = await searchParams
  if (sent !== undefined) {
    return (
      <Column>
        <PageTitle title={thanks} />
        <LinkButton href={paths.home()}>{thanksNext}</LinkButton>
      </Column>
    )
  }
  const draft = await formDraft(String(id ?? ''))
  return (
    <Column>
      <PageTitle title={title} lede={lede} />
      <Newsletter
        values={draft?.values ?? {}}
        errors={fieldErrors(draft?.errors, newsletterFields)}
      />
    </Column>
  )
}
