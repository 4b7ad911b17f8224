import { useState } from 'react'
import {
  postPersonErasure,
  postPersonExport,
} from '#core/contract/generated/office-request-shapes.ts'
import { jsonFile, saveFile } from '#site/components/shared/account/save-file.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { ConfirmDialog } from '#site/components/shared/admin/confirm-dialog.tsx'
import { OfficeForm, textOf } from '#site/components/shared/admin/office-form.tsx'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './admin-users.module.css'

type Meant = { email: string; authorizationToken: string }

const labels = { email: t.fields.email }

/** Somebody's data, when they ask us for them or for their end; for our staff. Rule S-86. */
export function PersonData() {
  const [meant, setMeant] = useState<Meant | null>(null)
  const [said, setSaid] = useState<string | null>(null)

  const exportData = async (typed: FormData, authorizationToken: string) => {
    const email = textOf(typed, 'email').trim()
    const result = await sendAsUser(postPersonExport, { body: { email, authorizationToken } })
    if ('errors' in result) return result.errors
    saveFile('larkway-person.json', jsonFile(result.response))
    setSaid(fill(t.person.exported, { email }))
    return null
  }
  const erase = async (body: Meant): Promise<string | null> => {
    const result = await sendAsUser(postPersonErasure, { body })
    if ('errors' in result) return Object.values(result.errors)[0] ?? ''
    setSaid(fill(t.person.erased, { email: body.email }))
    setMeant(null)
    return null
  }
  const ask = async (typed: FormData, authorizationToken: string) => {
    setMeant({ email: textOf(typed, 'email').trim(), authorizationToken })
    return null
  }
  return (
    <PageSection title={t.person.title} lede={t.person.lede}>
      {said === null ? null : (
        <Notice tone="good" isLive>
          {said}
        </Notice>
      )}
      <div className={styles.person}>
        {[{ kind: 'export', send: exportData } as const, { kind: 'erase', send: ask } as const].map(
          ({ kind, send }) => (
            <Disclosure key={kind} summary={t.person[kind]}>
              <OfficeForm
                labels={labels}
                submit={t.person[`${kind}Submit`]}
                send={send}
                needsPassword
              >
                {(about) => (
                  <TextField {...about('email')} type="email" autoComplete="off" maxLength={254} />
                )}
              </OfficeForm>
            </Disclosure>
          ),
        )}
      </div>
      {meant ? (
        <ConfirmDialog
          title={fill(t.person.eraseTitle, { email: meant.email })}
          confirm={t.person.eraseConfirm}
          onConfirm={() => erase(meant)}
          onClose={() => setMeant(null)}
        >
          <p>{t.person.eraseLede}</p>
        </ConfirmDialog>
      ) : null}
    </PageSection>
  )
}
