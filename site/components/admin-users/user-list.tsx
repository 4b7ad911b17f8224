'use client'

import { useId, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { type UserSort, userSorts, type UserState, userStates } from '#core/session/user-list.ts'
import { listInvitations, searchUsers } from '#core/contract/generated/office-request-shapes.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { permissionNames } from '#core/session/permission.ts'
import { type UserKind, userKinds } from '#core/session/user-kind.ts'
import { useLoggedIn } from '#site/components/shared/account/use-logged-in.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { addressedTable, rowsOfPage } from '#site/components/shared/admin/addressed-table.ts'
import { adminPermissions } from '#site/components/shared/admin/admin-permissions.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { SearchForm } from '#site/components/shared/admin/search-form.tsx'
import { oneFrom, pageFrom, useTableAddress } from '#site/components/shared/admin/table-address.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import { resultOf } from '#site/stores/permission-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import styles from './admin-users.module.css'
import { OpenInvitations } from './open-invitations.tsx'
import { PersonData } from './person-data.tsx'
import { useUserActs } from './user-acts.tsx'
import { userColumns } from './user-columns.tsx'

const kinds: readonly (UserKind | '')[] = ['', ...userKinds]
const states: readonly (UserState | '')[] = ['', ...userStates]

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** People with accounts: searched, filtered and paged by the leasing API. Rules S-81, S-82. */
export function UserList() {
  const id = useId()
  const user = useLoggedIn()
  const isOfStaff = user?.companyId === null
  const [words, setWords] = useState('')
  const { values, change } = useTableAddress(accountPaths.adminUsers(), {
    kind: '',
    state: '',
    sort: userSorts[0] as string,
    page: '1',
  })
  const [kind, state] = [oneFrom(values.kind, kinds), oneFrom(values.state, states)]
  const sort: UserSort = oneFrom(values.sort, userSorts)
  const page = pageFrom(values.page)
  const users = useLoaded(['users', user?.id, words, kind, state, sort, page], () =>
    askAsUser(searchUsers, {
      body: {
        q: words,
        sort,
        page,
        rows: rowsOfPage,
        ...(kind && { kind }),
        ...(state && { state }),
      },
    }),
  )
  const permissions = useSnapshot(adminPermissions().state)
  const held = permissionNames.filter((name) => resultOf(permissions, name).kind === 'allow')
  const mayInvite = held.includes('users.invite')
  const invitations = useLoaded(['invitations', user?.id, mayInvite], async () =>
    mayInvite ? (await askAsUser(listInvitations, {})).data : [],
  )
  const reload = () => {
    users.reload()
    invitations.reload()
  }
  const acts = useUserActs({ isOfStaff, mayGive: held, onChanged: reload })
  const search = (next: string) => {
    setWords(next)
    if (page > 1) change({ page: '1' })
  }
  return (
    <>
      {mayInvite ? (
        <p className={styles.lead}>
          <Button onClick={() => acts.begin({ kind: 'invite' })}>{t.invite}</Button>
        </p>
      ) : null}
      {acts.shown}
      <SearchForm label={t.search} words={words} onSearch={search}>
        {isOfStaff ? (
          <SelectField
            id={`${id}kind`}
            label={t.kind}
            options={optionsOf(kinds, t.kinds)}
            value={kind}
            onChange={({ target }) => change({ kind: target.value })}
          />
        ) : null}
        <SelectField
          id={`${id}state`}
          label={t.state}
          options={optionsOf(states, t.states)}
          value={state}
          onChange={({ target }) => change({ state: target.value })}
        />
      </SearchForm>
      <AdminTable
        caption={t.caption}
        columns={userColumns({ ownId: user?.id ?? null, held, acts })}
        rowKey={(row) => row.id}
        {...addressedTable(users, { page, sort, change })}
        empty={
          <>
            <p>{t.none}</p>
            <p>{t.noneHint}</p>
          </>
        }
      />
      <OpenInvitations
        invitations={invitations.data ?? []}
        isOfStaff={isOfStaff}
        reload={invitations.reload}
      />
      {isOfStaff ? <PersonData /> : null}
    </>
  )
}
