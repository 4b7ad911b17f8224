import { accountPaths } from '#core/routes/account-paths.ts'
import { formActions } from '#core/routes/paths.ts'
import { accountForms } from '#core/validation/account-forms.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { AccountPanel, ScriptNeeded } from '#site/components/shared/account/account-panel.tsx'
import { InvitationForm } from '#site/components/shared/account/token-forms.tsx'
import { registrationLink } from '#site/data/account/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Button, LinkButton } from '#site/ui/button/button.tsx'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const t = messages.account.confirm

export const metadata = { title: t.registrationTitle, robots: { index: false } }

/**
 * Where the link of an e-mail leads: a press activates the account, since programs that look through
 * mail open links. An invitation asks for names and a password. Rules R-12, S-65.
 */
export default async function Page({ params, searchParams }: Props) {
  const [{ token }, { done, draft: id }] = await Promise.all([params, searchParams])
  if (done !== undefined) {
    return (
      <AccountPanel
        title={done === 'emailChange' ? t.emailChangeDone : t.registrationDone}
        lede={t.doneLede}
      >
        <ScriptNeeded />
        <LinkButton href={accountPaths.login()}>{t.doneLink}</LinkButton>
      </AccountPanel>
    )
  }
  const link = await registrationLink(token)
  if (!link) {
    return (
      <AccountPanel title={t.goneTitle} lede={t.goneLede}>
        <LinkButton href={accountPaths.login()}>{t.goneLink}</LinkButton>
      </AccountPanel>
    )
  }
  const { kind, email } = link
  const draft = kind === 'invitation' ? await formDraft(String(id ?? '')) : null
  return (
    <AccountPanel title={t[`${kind}Title`]} lede={fill(t[`${kind}Lede`], { email })}>
      {kind === 'invitation' ? (
        <InvitationForm
          token={token}
          values={draft?.values ?? {}}
          errors={fieldErrors(draft?.errors, accountForms.invitation)}
        />
      ) : (
        <form method="post" action={formActions.confirmRegistration}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="kind" value={kind} />
          <Button type="submit">{t[`${kind}Submit`]}</Button>
        </form>
      )}
    </AccountPanel>
  )
}
