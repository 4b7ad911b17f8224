import { stegaClean } from '@sanity/client/stega'
import type { BannersForRouteQueryResult } from '#schemas/generated/sanity.types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Banner } from '#site/ui/banner/banner.tsx'
import { DismissibleBanner } from './dismissible-banner.tsx'

export type BannersProps = { banners: BannersForRouteQueryResult }

/** The banners of a page, one below the other; nothing when there are none. */
export function Banners({ banners }: BannersProps) {
  if (banners.length === 0) return null
  const t = messages.content
  return (
    <aside aria-label={t.banners} data-no-print="">
      {banners.map(({ _id, title, text, link, isDismissible }) => {
        const words = {
          title,
          text,
          ...(link?.label &&
            link.href && {
              link: { label: link.label, href: link.href },
            }),
        }
        return isDismissible ? (
          <DismissibleBanner
            key={_id}
            name={_id}
            words={words}
            dismiss={t.dismiss}
            dismissLabel={fill(t.dismissBanner, { title: stegaClean(title) })}
          />
        ) : (
          <Banner key={_id} {...words} />
        )
      })}
    </aside>
  )
}
