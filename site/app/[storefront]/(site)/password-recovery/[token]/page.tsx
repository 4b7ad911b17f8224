import { accountPaths } from '#core/routes/account-paths.ts'
import { accountForms } from '#core/validation/account-forms.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { AccountPanel, ScriptNeeded } from '#site/components/shared/account/account-panel.tsx'
import { NewPasswordForm } from '#site/components/shared/account/token-forms.tsx'
import { isRecoveryLink } from '#site/data/account/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const { newPassword: t, confirm } = messages.account

export const metadata = { title: t.title, robots: { index: false } }

/** A new password, behind the link of an e-mail. Rules R-12, S-65. */
export default async function Page({ params, searchParams }: Props) {
  const [{ token }, { done, draft: id }] = await Promise.all([params, searchParams])
  if (done !== undefined) {
    return (
      <AccountPanel title={t.doneTitle} lede={t.doneLede}>
        <ScriptNeeded />
        <LinkButton href={accountPaths.login()}>{t.doneLink}</LinkButton>
      </AccountPanel>
    )
  }
  if (!(await isRecoveryLink(token))) {
    return (
      <AccountPanel title={confirm.goneTitle} lede={confirm.goneLede}>
        <LinkButton href={accountPaths.loginForm('passwordRecovery')}>
          {confirm.goneLink}
        </LinkButton>
      </AccountPanel>
    )
  }
  const draft = await formDraft(String(id ?? ''))
  return (
    <AccountPanel title={t.title} lede={t.lede}>
      <NewPasswordForm
        token={token}
        errors={fieldErrors(draft?.errors, accountForms.newPassword)}
      />
    </AccountPanel>
  )
}
