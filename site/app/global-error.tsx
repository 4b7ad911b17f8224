'use client'
import failed from '../messages/en/failed.json' with { type: 'json' }

/**
 * The last resort: not even the layout could be shown, so nothing of it is used here. Every page
 * loads this, so it names the home page's address itself and leaves the app's own links out.
 */
export default function GlobalError() {
  return (
    <html lang="en-GB">
      <body>
        <main>
          <h1>{failed.title}</h1>
          <p>{failed.text}</p>
          <p>
            <a href="/">{failed.backHome}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
