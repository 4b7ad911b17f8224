import '../../styles/global.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { AttributionProvider } from '../../components/chrome/attribution-provider.tsx'
import { siteSettings } from '../../data/content/site-settings.ts'
import { config } from '../../config.ts'
import { instrumentSans } from '../../fonts/instrument-sans.ts'
import { isStorefrontKey, storefronts } from '../../policy/storefronts.ts'

type Props = { params: Promise<{ storefront: string }>; children: ReactNode }

export const generateStaticParams = () => storefronts.map(({ key }) => ({ storefront: key }))

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#14201d' },
  ],
}

/** Titles end with the storefront's name; a page without its own title has the home title. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ storefront }, settings] = await Promise.all([params, siteSettings()])
  const name = storefronts.find(({ key }) => key === storefront)?.name ?? ''
  return {
    metadataBase: new URL(config.siteUrl),
    title: { default: settings?.seo?.title ?? name, template: `%s | ${name}` },
    ...(settings?.seo?.description && { description: settings.seo.description }),
    applicationName: name,
    manifest: '/site.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '32x32' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export default async function RootLayout({ params, children }: Props) {
  if (!isStorefrontKey((await params).storefront)) notFound()
  return (
    <html lang="en-GB" className={instrumentSans.variable}>
      <body>
        <AttributionProvider>{children}</AttributionProvider>
      </body>
    </html>
  )
}
