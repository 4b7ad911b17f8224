import { getTranslations } from 'next-intl/server'
import { messageText } from '#core/messages/message-text.ts'
import { paths } from '#core/routes/paths.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { MakeList, type MakeListProps } from '#site/components/shared/deal/make-list.tsx'

/** Every make, each leading to its cars. */
export async function MakeIndex({ makes }: { makes: MakeListProps['makes'] }) {
  const t = await getTranslations('results')
  if (makes.length === 0) {
    return (
      <Column>
        <EmptyState
          drawing="road"
          headingLevel={1}
          title={messageText('empty.manufacturers')}
          actions={<LinkButton href={paths.home()}>{t('home')}</LinkButton>}
        >
          <p>{t('list.emptyWordsPlain')}</p>
        </EmptyState>
      </Column>
    )
  }
  return (
    <Column>
      <PageTitle
        title={t('manufacturersTitle')}
        lede={t('manufacturersLede', { makes: makes.length })}
      />
      <MakeList makes={makes} />
    </Column>
  )
}
