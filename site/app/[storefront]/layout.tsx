import '#site/styles/global.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FollowLinks } from '#site/components/layout/follow-links.ts'
import { DraftTools } from '#site/components/draft/draft-tools.tsx'
import { isPreview } from '#site/data/content/server.ts'
import { perspectiveText } from '#site/data/preview/preview-perspective.ts'
import { previewPerspective } from '#site/data/preview/preview-session.ts'
import { layoutParts } from '#site/data/layout/layout-state.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { stegaClean } from '@sanity/client/stega'
import { socialMetadata } from '#site/app/social-metadata.ts'
import { instrumentSans } from '#site/fonts/instrument-sans.ts'
import { iconPath, styleSheetPath } from '#site/components/layout/style-sheet.ts'
import { storefrontFacts } from '#site/data/storefronts/server.ts'

type Props = { params: Promise<{ storefront: string }>; children: ReactNode }

export { ownParams as generateStaticParams } from './storefront-handler.ts'

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#14201d' },
  ],
}

const ownIcons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.svg', type: 'image/svg+xml' },
    { url: '/favicon.ico', sizes: '32x32' },
  ],
  apple: '/apple-touch-icon.png',
}

/** Titles end with the storefront's name; a page without its own title has the home title. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [storefront, marked] = await Promise.all([
    storefrontFacts((await params).storefront),
    siteSettings(),
  ])
  if (storefront === null) return {}
  const settings = stegaClean(marked)
  const { name, isPartner, tokens } = storefront
  return {
    metadataBase: new URL(storefront.url),
    title: { default: settings?.seo?.title ?? name, template: `%s | ${name}` },
    ...(settings?.seo?.description && { description: settings.seo.description }),
    applicationName: name,
    ...socialMetadata(storefront),
    manifest: '/site.webmanifest',
    // A browser that is told of no icon asks for ours.
    icons: isPartner ? { icon: [{ url: iconPath(tokens), type: 'image/svg+xml' }] } : ownIcons,
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export default async function RootLayout({ params, children }: Props) {
  const { storefront: key } = await params
  const storefront = await layoutParts(() => storefrontFacts(key))
  if (storefront === null) notFound()
  const styleSheet = styleSheetPath(storefront.tokens)
  const isShownToEditors = await isPreview()
  return (
    <html lang="en-GB" className={instrumentSans.variable}>
      <body>
        {styleSheet ? <link rel="stylesheet" href={styleSheet} precedence="storefront" /> : null}
        {children}
        <FollowLinks {...(isShownToEditors && { isPreview: true })} />
        {isShownToEditors ? <Preview /> : null}
      </body>
    </html>
  )
}

/** What an editor has on every page of the preview and nobody else loads. */
async function Preview() {
  const [t, perspective] = await Promise.all([getTranslations('preview'), previewPerspective()])
  const shown = typeof perspective === 'string' ? perspective : 'release'
  return (
    <DraftTools notice={t(shown)} perspective={perspectiveText(perspective)} leave={t('leave')} />
  )
}
