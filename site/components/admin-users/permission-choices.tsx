import { companyPermissions } from '#core/session/office-access.ts'
import type { PermissionName } from '#core/session/permission.ts'
import type { FieldAbout } from '#site/components/shared/admin/office-form.tsx'
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Checkbox, ChoiceGroup } from '#site/ui/form/choices.tsx'

type Props = {
  about: FieldAbout
  /** What whoever gives holds themselves. */
  mayGive: readonly PermissionName[]
  /** What is ticked at first. */
  given: readonly PermissionName[]
}

/** What somebody of a company may do. What another has given stays, though it is not yours to give. Rule S-83. */
export function PermissionChoices({ about, mayGive, given }: Props) {
  const { id, name, label, error, errorPrefix } = about
  const offered = companyPermissions.filter(
    (each) => mayGive.includes(each) || given.includes(each),
  )
  return (
    <ChoiceGroup
      id={id}
      legend={label}
      errorPrefix={errorPrefix}
      {...(error !== undefined && { error })}
    >
      {offered.map((each) => (
        <Checkbox
          key={each}
          id={`${id}-${each}`}
          name={name}
          value={each}
          label={t.permissions[each]}
          defaultChecked={given.includes(each)}
        />
      ))}
    </ChoiceGroup>
  )
}

/** The permissions that are ticked. */
export const tickedPermissions = (typed: FormData, name: string): PermissionName[] =>
  companyPermissions.filter((each) => typed.getAll(name).includes(each))
