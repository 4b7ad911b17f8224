'use client'
import { messageText } from '#core/messages/message-text.ts'
import { paths } from '#core/paths/paths.ts'
import failure from '../messages/en/failure.json' with { type: 'json' }
import { Link } from '../ui/link/link.tsx'

/** The last resort: not even the layout could be shown, so nothing of it is used here. */
export default function GlobalError() {
  return (
    <html lang="en-GB">
      <body>
        <main>
          <h1>{failure.failedTitle}</h1>
          <p>{messageText('errors.generic')}</p>
          <p>
            <Link href={paths.home()}>{failure.backHome}</Link>
          </p>
        </main>
      </body>
    </html>
  )
}
