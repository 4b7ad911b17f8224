import type { WireOfficeUser } from '#core/contract/calls/office-users.ts'
import { putUserAccess } from '#core/contract/generated/office-request-shapes.ts'
import { accountDetails } from '#core/session/account-details.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { OfficeForm } from '#site/components/shared/admin/office-form.tsx'
import { fill } from '#site/messages/fill.ts'
import admin from '#site/messages/en/admin.json' with { type: 'json' }
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Dialog } from '#site/ui/dialog/dialog.tsx'
import { Checkbox } from '#site/ui/form/choices.tsx'
import { PermissionChoices, tickedPermissions } from './permission-choices.tsx'

type Props = {
  user: WireOfficeUser
  mayGive: readonly PermissionName[]
  onChanged: (user: WireOfficeUser) => void
  onClose: () => void
}

/** Gives somebody of a company another role or other permissions. Rules S-13, S-83. */
export function AccessDialog({ user, mayGive, onChanged, onClose }: Props) {
  const { name } = accountDetails(user)
  const send = async (typed: FormData, authorizationToken: string) => {
    const result = await sendAsUser(putUserAccess, {
      params: { id: user.id },
      body: {
        companyRole: typed.has('companyRole') ? 'admin' : null,
        permissions: tickedPermissions(typed, 'permissions'),
        authorizationToken,
      },
    })
    if ('errors' in result) return result.errors
    onChanged(result.response)
    return null
  }
  return (
    <Dialog
      isOpen
      title={fill(t.accessTitle, { name })}
      closeLabel={admin.dialog.close}
      onClose={onClose}
    >
      <OfficeForm
        labels={{ companyRole: t.isAdmin, permissions: t.fields.permissions }}
        submit={t.accessSubmit}
        send={send}
        needsPassword
      >
        {(about) => (
          <>
            <Checkbox
              id={about('companyRole').id}
              name="companyRole"
              label={t.isAdmin}
              defaultChecked={user.companyRole === 'admin'}
            />
            <PermissionChoices
              about={about('permissions')}
              mayGive={mayGive}
              given={user.permissions}
            />
          </>
        )}
      </OfficeForm>
    </Dialog>
  )
}
