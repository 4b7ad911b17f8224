import { useId, useState } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import { userRequests } from '#site/data/account/browser.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Checkbox } from '#site/ui/form/choices.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

type Props = { userId: string; isOnAtFirst: boolean }

/** Whether somebody wants to be reminded of the end of a lease. Rule S-74. */
export function Reminders({ userId, isOnAtFirst }: Props) {
  const id = useId()
  const [isOn, setIsOn] = useState(isOnAtFirst)
  const [hasFailed, setHasFailed] = useState(false)

  const change = async (wanted: boolean) => {
    setIsOn(wanted)
    const token = await accountStore().token()
    const result = token.ok
      ? await userRequests.change(userId, { leaseReminders: wanted }, token.accessToken)
      : { errors: {} }
    setHasFailed('errors' in result)
    if ('errors' in result) setIsOn(!wanted)
  }
  return (
    <PageSection title={t.home.reminders} lede={t.home.remindersLede}>
      <Checkbox
        id={id}
        label={t.home.remind}
        checked={isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      {hasFailed ? (
        <Notice tone="bad" isLive>
          {messageText('errors.generic')}
        </Notice>
      ) : null}
    </PageSection>
  )
}
