'use client'
import { messageText } from '#core/messages/message-text.ts'
import failure from '../messages/en/failure.json' with { type: 'json' }

/**
 * The last resort: not even the layout could be shown, so nothing of it is used here. Every page
 * loads this, so it names the home page's address itself and leaves the app's own links out.
 */
export default function GlobalError() {
  return (
    <html lang="en-GB">
      <body>
        <main>
          <h1>{failure.failedTitle}</h1>
          <p>{messageText('errors.generic')}</p>
          <p>
            {/* oxlint-disable-next-line nextjs/no-html-link-for-pages */}
            <a href="/">{failure.backHome}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
