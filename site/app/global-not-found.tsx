import type { Metadata } from 'next'
import { NotFoundView } from '../components/failure/not-found-view.tsx'
import { instrumentSans } from '../fonts/instrument-sans.ts'
import { isBuilt } from '../policy/routes.ts'
import { ownStorefront } from '../policy/storefronts.ts'
import '../styles/global.css'

export const metadata: Metadata = { title: ownStorefront.name, robots: { index: false } }

/** For addresses that no storefront answers: below the handlers and Next's own folder. */
export default function GlobalNotFound() {
  return (
    <html lang="en-GB" className={instrumentSans.variable}>
      <body>
        <main>
          <NotFoundView isBuilt={isBuilt} />
        </main>
      </body>
    </html>
  )
}
