import { accountPaths } from '#core/routes/account-paths.ts'
import { AccountHomeWhenKnown } from '#site/components/account/account-home-when-known.tsx'
import { AccountGuard } from '#site/components/shared/account/account-guard.tsx'
import { ScriptNeeded } from '#site/components/shared/account/account-panel.tsx'
import { messages } from '#site/messages/en.ts'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

const t = messages.account.home

/** Nothing of anybody is in it, and no cache holds it all the same: what is about accounts stays private. */
export const dynamic = 'force-dynamic'

export const metadata = { title: t.title, robots: { index: false } }

/** The page of somebody's account: the same for everybody, until a script knows who is there. Rules S-73, S-90. */
export default function Page() {
  return (
    <Column>
      <PageTitle title={t.title} lede={t.lede} />
      <ScriptNeeded />
      <AccountGuard address={accountPaths.account()}>
        <AccountHomeWhenKnown />
      </AccountGuard>
    </Column>
  )
}
