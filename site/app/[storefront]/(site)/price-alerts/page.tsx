import { isReference } from '#core/contract/identifiers.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { AlertForm } from '#site/components/alerts/alert-form.tsx'
import { AlertsPage } from '#site/components/alerts/alerts-page.tsx'
import { ownAlerts } from '#site/data/alerts/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { Button, LinkButton } from '#site/ui/button/button.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const t = messages.priceAlerts

export const metadata = { title: t.title, robots: { index: false } }

/**
 * Where the form of a price alert and the links of its e-mails lead: what follows or what to mend, a
 * press that confirms, since programs that look through mail open links, and the list of an address's
 * alerts. Rule W-135.
 */
export default async function Page({ searchParams }: Props) {
  const { confirm = '', of = '', draft: id = '', ...said } = await searchParams
  const token = String(confirm)
  if (isReference(token)) return <Confirm token={token} />
  const alerts = await ownAlerts(String(of))
  if (alerts) return <AlertsPage {...alerts} token={String(of)} said={said} />
  const draft = await formDraft(String(id))
  if (draft?.form === 'price-alert') {
    const errors = fieldErrors(draft.errors, ['email', 'page'] as const)
    return (
      <Column>
        <PageTitle title={t.askTitle} lede={t.askLede} />
        <AlertForm values={draft.values} errors={errors} />
      </Column>
    )
  }
  return <Words texts={wordsFor({ ...said, of: of || undefined })} />
}

function Confirm({ token }: { token: string }) {
  return (
    <Column>
      <PageTitle title={t.confirmTitle} lede={t.confirmLede} />
      <form method="post" action={formActions.confirmAlert}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t.confirm}</Button>
      </form>
    </Column>
  )
}

function Words({ texts: [title, lede] }: { texts: readonly [title: string, lede: string] }) {
  return (
    <Column>
      <PageTitle title={title} lede={lede} />
      <LinkButton href={paths.compare()}>{t.home}</LinkButton>
    </Column>
  )
}

/** What the page says without a form or a list. */
function wordsFor({ asked, gone, of }: Readonly<Record<string, unknown>>) {
  if (asked !== undefined) return [t.sentTitle, t.sentLede] as const
  return gone === undefined && of === undefined
    ? ([t.title, t.lede] as const)
    : ([t.goneTitle, t.goneLede] as const)
}
