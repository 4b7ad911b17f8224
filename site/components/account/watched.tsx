import { useRef, useState } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import { userRequests, type Watched } from '#site/data/account/browser.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Notice } from '#site/ui/notice/notice.tsx'
import { OwnAlerts } from './own-alerts.tsx'
import { SavedSearches } from './saved-searches.tsx'

type Props = { userId: string; email: string; atFirst: Watched }

type Request = (accessToken: string) => Promise<{ response: Watched } | { errors: object }>

/** What somebody watches and has saved, by e-mail or on any device. Rule S-76. */
export function WatchedByAccount({ userId, email, atFirst }: Props) {
  const [watched, setWatched] = useState(atFirst)
  const [said, setSaid] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const place = useRef<HTMLParagraphElement>(null)

  /** What the leasing API answers is what is shown. */
  const change = async (request: Request, done: string) => {
    const token = await accountStore().token()
    const result = token.ok ? await request(token.accessToken) : { errors: {} }
    setHasFailed('errors' in result)
    if ('errors' in result) return
    setWatched(result.response)
    setSaid(done)
    // The button that was pressed may be gone with its search.
    if (done) place.current?.focus()
  }
  return (
    <>
      {hasFailed ? (
        <Notice tone="bad" isLive>
          {messageText('errors.generic')}
        </Notice>
      ) : null}
      <OwnAlerts
        alerts={watched.priceAlerts}
        email={email}
        change={(alert, isWatching) =>
          change((token) => userRequests.changeAlert(userId, { alert, isWatching }, token), '')
        }
      />
      <SavedSearches
        searches={watched.savedSearches}
        email={email}
        said={
          <p ref={place} tabIndex={-1} role="status">
            {said}
          </p>
        }
        remove={(hash) =>
          change((token) => userRequests.removeSearch(userId, hash, token), t.home.removed)
        }
      />
    </>
  )
}
