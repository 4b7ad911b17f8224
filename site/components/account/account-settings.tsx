import { useState } from 'react'
import { formActions, paths } from '#core/routes/paths.ts'
import { AccountForm } from '#site/components/shared/account/account-form.tsx'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import { jsonFile, saveFile } from '#site/components/shared/account/save-file.ts'
import { withPassword } from '#site/components/shared/account/with-password.ts'
import { type Typed, userRequests } from '#site/data/account/browser.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './account-home.module.css'

/** The e-mail address, one's data as a file, and their end. */
export function AccountSettings({ userId }: { userId: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isExported, setIsExported] = useState(false)

  const changeEmail = async (typed: Typed) => {
    const { email = '' } = typed
    const result = await withPassword(typed, (authorizationToken, accessToken) =>
      userRequests.change(userId, { email, authorizationToken }, accessToken),
    )
    if ('errors' in result) return result.errors
    setSentTo(result.response.emailSentTo)
    return null
  }
  const exportData = async (typed: Typed) => {
    const result = await withPassword(typed, (proof, accessToken) =>
      userRequests.exportData(userId, proof, accessToken),
    )
    if ('errors' in result) return result.errors
    saveFile('larkway-my-data.json', jsonFile(result.response))
    setIsExported(true)
    return null
  }
  const erase = async (typed: Typed) => {
    const result = await withPassword(typed, (proof, accessToken) =>
      userRequests.erase(userId, proof, accessToken),
    )
    if ('errors' in result) return result.errors
    await accountStore().logOut()
    // As a page of its own: the end of the session would lead on to the log-in.
    window.location.assign(paths.home())
    return null
  }
  return (
    <PageSection title={t.home.settings}>
      <div className={styles.settings}>
        <Disclosure summary={t.home.changeEmail}>
          {sentTo ? (
            <Notice tone="good" isLive>
              {fill(t.home.emailSent, { email: sentTo })}
            </Notice>
          ) : (
            <AccountForm
              name="changeEmail"
              action={formActions.login}
              submit={t.home.changeEmailSubmit}
              send={changeEmail}
            />
          )}
        </Disclosure>
        <Disclosure summary={t.home.export}>
          <p className={styles.lede}>{t.home.exportLede}</p>
          {isExported ? (
            <Notice tone="good" isLive>
              {t.home.exported}
            </Notice>
          ) : (
            <AccountForm
              name="passwordAgain"
              action={formActions.login}
              submit={t.home.exportSubmit}
              send={exportData}
            />
          )}
        </Disclosure>
        <Disclosure summary={t.home.erase}>
          <p className={styles.lede}>{t.home.eraseLede}</p>
          <AccountForm
            name="passwordAgain"
            action={formActions.login}
            submit={t.home.eraseSubmit}
            send={erase}
          />
        </Disclosure>
      </div>
      <div className={styles.out}>
        <Button look="secondary" onClick={() => void accountStore().logOut()}>
          {t.details.logOut}
        </Button>
      </div>
    </PageSection>
  )
}
