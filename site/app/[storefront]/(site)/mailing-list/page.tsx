import { isReference } from '#core/contract/identifiers.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { Button, LinkButton } from '#site/ui/button/button.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const t = messages.mailingList

export const metadata = { title: t.title, robots: { index: false } }

/**
 * Where the link of an e-mail leads that confirms joining a list: a press does it, since programs that
 * look through mail open links. Rules R-40, W-104.
 */
export default async function Page({ searchParams }: Props) {
  const { confirm = '', done } = await searchParams
  const token = String(confirm)
  if (isReference(token)) {
    return (
      <Column>
        <PageTitle title={t.confirmTitle} lede={t.confirmLede} />
        <form method="post" action={formActions.confirmList}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t.confirm}</Button>
        </form>
      </Column>
    )
  }
  const [title, lede] = done === undefined ? [t.goneTitle, t.goneLede] : [t.doneTitle, t.doneLede]
  return (
    <Column>
      <PageTitle title={title} lede={lede} />
      <LinkButton href={paths.home()}>{t.home}</LinkButton>
    </Column>
  )
}
