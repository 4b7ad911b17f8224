import type { Metadata } from 'next'
import { accountPaths } from '#core/routes/account-paths.ts'
import { accountForms } from '#core/validation/account-forms.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { AccountGuard } from '#site/components/shared/account/account-guard.tsx'
import { AccountPanel, ScriptNeeded } from '#site/components/shared/account/account-panel.tsx'
import { SignInWhenUsed } from '#site/components/shared/account/sign-in-when-used.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const t = messages.account

const forms = {
  login: t.login,
  loginCode: t.code,
  registration: t.registration,
  passwordRecovery: t.passwordRecovery,
} as const

/** Which form an address shows. */
function nameOf({ step, form }: Awaited<Props['searchParams']>): keyof typeof forms {
  if (step === '2') return 'loginCode'
  return form === 'registration' || form === 'passwordRecovery' ? form : 'login'
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title } = forms[nameOf(await searchParams)]
  return routeMetadata('login', {
    canonical: accountPaths.login(),
    own: { title },
    isListed: false,
  })
}

/** The log-in, its second step, and without script its other forms. Rules R-12, S-72. */
export default async function Page({ searchParams }: Props) {
  const search = await searchParams
  const { sent, script, draft: id } = search
  if (sent === 'registration' || sent === 'passwordRecovery') {
    return (
      <AccountPanel title={t[sent].sentTitle} lede={t[sent].sent}>
        <ScriptNeeded />
        <LinkButton href={accountPaths.login()}>{t.newPassword.doneLink}</LinkButton>
      </AccountPanel>
    )
  }
  const name = nameOf(search)
  const { title, lede } = forms[name]
  const draft = await formDraft(String(id ?? ''))
  const sentBack = draft?.form === name ? draft : null
  return (
    <AccountPanel title={title} lede={lede}>
      <ScriptNeeded isAlways={script === 'off'} />
      <AccountGuard
        address={name === 'loginCode' ? accountPaths.loginCode() : accountPaths.login()}
      >
        <SignInWhenUsed
          key={name}
          name={name}
          values={sentBack?.values ?? {}}
          errors={fieldErrors(sentBack?.errors, accountForms[name])}
        />
      </AccountGuard>
    </AccountPanel>
  )
}
