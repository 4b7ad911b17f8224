import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { MakeIndex } from '#site/components/results/make-index.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { manufacturers } from '#site/data/makes/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  const [t, { total, providers }] = await Promise.all([getTranslations('results'), manufacturers()])
  return routeMetadata('manufacturers', {
    canonical: paths.manufacturers(),
    own: {
      title: t('manufacturersMetaTitle'),
      description: t('manufacturersMetaDescription', { makes: total, providers }),
    },
  })
}

/** Every make with prices. */
export default async function Page() {
  const { data } = await manufacturers()
  return <MakeIndex makes={data} />
}
