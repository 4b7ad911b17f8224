'use client'

import { useId, useState } from 'react'
import { searchLog } from '#core/contract/generated/office-request-shapes.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { type AuditAction, auditActions } from '#core/session/audit-action.ts'
import { useLoggedIn } from '#site/components/shared/account/use-logged-in.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { addressedTable, rowsOfPage } from '#site/components/shared/admin/addressed-table.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { SearchForm } from '#site/components/shared/admin/search-form.tsx'
import { oneFrom, pageFrom, useTableAddress } from '#site/components/shared/admin/table-address.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import t from '#site/messages/en/admin-activity.json' with { type: 'json' }
import { SelectField } from '#site/ui/form/select-field.tsx'
import { activityColumns } from './activity-columns.tsx'

const actions: readonly (AuditAction | '')[] = ['', ...auditActions]

/** Who did what to whom, by act and by person. Rules S-82, S-85. */
export function ActivityList() {
  const id = useId()
  const user = useLoggedIn()
  const [words, setWords] = useState('')
  const { values, change } = useTableAddress(accountPaths.adminActivity(), {
    action: '',
    page: '1',
  })
  const action = oneFrom(values.action, actions)
  const page = pageFrom(values.page)
  const entries = useLoaded(['activity', user?.id, words, action, page], () =>
    askAsUser(searchLog, {
      body: { q: words, page, rows: rowsOfPage, ...(action && { action }) },
    }),
  )
  const search = (next: string) => {
    setWords(next)
    if (page > 1) change({ page: '1' })
  }
  return (
    <>
      <SearchForm label={t.search} words={words} onSearch={search}>
        <SelectField
          id={`${id}action`}
          label={t.action}
          options={actions.map((value) => ({
            value,
            label: value === '' ? t.anything : t.actions[value],
          }))}
          value={action}
          onChange={({ target }) => change({ action: target.value })}
        />
      </SearchForm>
      <AdminTable
        caption={t.caption}
        columns={activityColumns}
        rowKey={(row) => String(row.id)}
        {...addressedTable(entries, { page, change })}
        empty={
          <>
            <p>{t.none}</p>
            <p>{t.noneHint}</p>
          </>
        }
      />
    </>
  )
}
