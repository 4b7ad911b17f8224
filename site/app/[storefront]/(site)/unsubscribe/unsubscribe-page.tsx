import { formActions, paths } from '#core/routes/paths.ts'
import type { RouteName } from '#core/routes/route-table.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { ServiceFormPart } from '#site/components/shared/service-form/service-form-part.tsx'
import { formDraft } from '#site/data/enquiry/server.ts'
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { ServicePage } from '../service-page.tsx'

type Props = {
  params: Promise<{ storefront: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const t = messages.services.unsubscribe

/** A page to leave the mailing lists on: by an address that is typed, or by the link of an e-mail. Rule W-122. */
export const unsubscribePage = (name: Extract<RouteName, 'unsub' | 'unsubscribe'>) => ({
  generateMetadata: async () => ({
    ...(await routeMetadata(name, {
      canonical: paths.unsubscribe(),
      own: { title: t.title, description: t.lede },
      isListed: false,
    })),
    robots: { index: false },
  }),

  Page: async function Page({ params, searchParams }: Props) {
    const [{ storefront }, { draft: id, sent, token }] = await Promise.all([params, searchParams])
    const draft = await formDraft(String(id ?? ''))
    return (
      <ServicePage
        name={name}
        crumbs={[{ label: messages.content.home, href: paths.home() }, { label: t.title }]}
        title={t.title}
        lede={t.lede}
      >
        <section id="form" aria-label={t.formTitle}>
          {typeof token === 'string' && token !== '' ? (
            <TokenForm token={token} />
          ) : (
            <ServiceFormPart
              name="unsubscribe"
              draft={draft}
              isSent={sent !== undefined}
              help={<ReachUs storefront={storefront} />}
            />
          )}
        </section>
      </ServicePage>
    )
  },
})

/** One button: the address is in the link. */
function TokenForm({ token }: { token: string }) {
  return (
    <form method="post" action={formActions.unsubscribe}>
      <FormStack>
        <p>{t.tokenText}</p>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t.submit}</Button>
      </FormStack>
    </form>
  )
}
