import { useState } from 'react'
import { postInvitation } from '#core/contract/generated/office-request-shapes.ts'
import { listBrands } from '#core/contract/generated/request-shapes.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { OfficeForm, textOf } from '#site/components/shared/admin/office-form.tsx'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { askBrowser } from '#site/data/leasing/browser.ts'
import admin from '#site/messages/en/admin.json' with { type: 'json' }
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Dialog } from '#site/ui/dialog/dialog.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { PermissionChoices, tickedPermissions } from './permission-choices.tsx'

type Props = {
  /** Our staff invite to any company, others to their own. */
  isOfStaff: boolean
  mayGive: readonly PermissionName[]
  onInvited: (invitation: { email: string; expiresAt: string }) => void
  onClose: () => void
}

/** Invites somebody by e-mail, with the mobile for the codes of their log-ins. Rules S-13, S-83. */
export function InviteDialog({ isOfStaff, mayGive, onInvited, onClose }: Props) {
  const [companyId, setCompanyId] = useState('')
  const companies = useLoaded(['companies', isOfStaff], async () =>
    isOfStaff ? (await askBrowser(listBrands, {})).data : [],
  )
  const hasPermissions = !isOfStaff || companyId !== ''
  const { email, phone, permissions, ...ofStaff } = t.fields
  const labels = {
    email,
    phone,
    ...(isOfStaff && ofStaff),
    ...(hasPermissions && { permissions }),
  }
  const send = async (typed: FormData, authorizationToken: string) => {
    const result = await sendAsUser(postInvitation, {
      body: {
        email: textOf(typed, 'email'),
        phone: textOf(typed, 'phone'),
        companyId: companyId === '' ? null : Number(companyId),
        permissions: tickedPermissions(typed, 'permissions'),
        authorizationToken,
      },
    })
    if ('errors' in result) return result.errors
    onInvited(result.response)
    return null
  }
  return (
    <Dialog isOpen title={t.inviteTitle} closeLabel={admin.dialog.close} onClose={onClose}>
      <p>{t.inviteLede}</p>
      <OfficeForm labels={labels} submit={t.inviteSubmit} send={send} needsPassword>
        {(about) => (
          <>
            <TextField {...about('email')} type="email" autoComplete="off" maxLength={254} />
            <TextField
              {...about('phone')}
              type="tel"
              hint={t.phoneHint}
              autoComplete="off"
              maxLength={20}
            />
            {isOfStaff ? (
              <SelectField
                {...about('companyId')}
                value={companyId}
                onChange={({ target }) => setCompanyId(target.value)}
                options={[
                  { value: '', label: t.staff },
                  ...(companies.data ?? []).map(({ id, name }) => ({
                    value: String(id),
                    label: name,
                  })),
                ]}
              />
            ) : null}
            {hasPermissions ? (
              <PermissionChoices about={about('permissions')} mayGive={mayGive} given={mayGive} />
            ) : null}
          </>
        )}
      </OfficeForm>
    </Dialog>
  )
}
