'use client'

import { useId, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { searchLeads } from '#core/contract/generated/office-request-shapes.ts'
import { callTimes } from '#core/contract/http/call-times.ts'
import { leadAges } from '#core/leads/lead-age.ts'
import { leadSorts } from '#core/leads/lead-sort.ts'
import { leadStates } from '#core/leads/lead-state.ts'
import { responseWords } from '#core/leads/response-words.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { callTimeLabels } from '#core/wizard/call-times.ts'
import { useLoggedIn } from '#site/components/shared/account/use-logged-in.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { addressedTable, rowsOfPage } from '#site/components/shared/admin/addressed-table.ts'
import { adminPermissions } from '#site/components/shared/admin/admin-permissions.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { FileDownload } from '#site/components/shared/admin/file-download.tsx'
import { SearchForm } from '#site/components/shared/admin/search-form.tsx'
import { oneFrom, pageFrom, useTableAddress } from '#site/components/shared/admin/table-address.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { resultOf } from '#site/stores/permission-store.ts'
import { SelectField, type SelectOption } from '#site/ui/form/select-field.tsx'
import styles from './admin-leads.module.css'
import { leadColumns } from './lead-columns.tsx'

/** States that leads of the list can have: what is not confirmed is no lead. */
const states = leadStates.filter((state) => state !== 'awaitingCode')
const assignees = ['me', 'nobody'] as const

const any: SelectOption = { value: '', label: t.any }
const optionsOf = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
): SelectOption[] => [any, ...values.map((value) => ({ value, label: label(value) }))]

/** Leads: searched, narrowed, sorted and paged by the leasing API. Rules W-160, W-161, C-177, S-82. */
export function LeadList() {
  const id = useId()
  const user = useLoggedIn()
  const isOfStaff = user?.companyId === null
  const permissions = useSnapshot(adminPermissions().state)
  const [words, setWords] = useState('')
  const { values, change } = useTableAddress(accountPaths.adminLeads(), {
    state: '',
    age: '',
    callTime: '',
    assignee: '',
    provider: '',
    sort: leadSorts[0] as string,
    page: '1',
  })
  const state = oneFrom(values.state, ['', ...states])
  const age = oneFrom(values.age, ['', ...leadAges])
  const callTime = oneFrom(values.callTime, ['', ...callTimes])
  const assignee = oneFrom(values.assignee, ['', ...assignees])
  const providerId = Number(values.provider)
  const isOfOne = isOfStaff && Number.isInteger(providerId) && providerId > 0
  const sort = oneFrom(values.sort, leadSorts)
  const page = pageFrom(values.page)
  const body = {
    q: words,
    states: state ? [state] : [],
    callTimes: callTime ? [callTime] : [],
    ...(age && { age }),
    ...(assignee && { assignee }),
    ...(isOfOne && { providerId }),
    sort,
  }
  const leads = useLoaded(['leads', user?.id, page, JSON.stringify(body)], () =>
    askAsUser(searchLeads, { body: { ...body, page, rows: rowsOfPage } }),
  )
  const { counts = {}, providers = [], responseTime } = leads.data ?? {}
  const search = (next: string) => {
    setWords(next)
    if (page > 1) change({ page: '1' })
  }
  const select = (
    name: 'state' | 'age' | 'callTime' | 'assignee' | 'provider',
    value: string,
    options: readonly SelectOption[],
  ) => (
    <SelectField
      id={`${id}${name}`}
      label={t.filters[name]}
      options={options}
      value={value}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <>
      {responseTime ? (
        <p className={styles.response}>
          {fill(t.response, {
            time: responseWords(responseTime.minutes),
            count: responseTime.leads,
          })}
        </p>
      ) : null}
      <SearchForm label={t.search} words={words} onSearch={search}>
        {select(
          'state',
          state,
          optionsOf(states, (each) =>
            fill(t.count, { label: t.states[each], count: counts[each] ?? 0 }),
          ),
        )}
        {select(
          'age',
          age,
          optionsOf(leadAges, (each) => t.ages[each]),
        )}
        {select(
          'callTime',
          callTime,
          optionsOf(callTimes, (each) => callTimeLabels[each]),
        )}
        {select(
          'assignee',
          assignee,
          optionsOf(assignees, (each) => t.assignees[each]),
        )}
        {isOfStaff
          ? select('provider', isOfOne ? String(providerId) : '', [
              any,
              ...providers.map((each) => ({ value: String(each.id), label: each.name })),
            ])
          : null}
      </SearchForm>
      {resultOf(permissions, 'orders.export').kind === 'allow' ? (
        <div className={styles.tools}>
          <FileDownload address="/api/lead-exports" fileName="leads.csv" body={body} />
        </div>
      ) : null}
      <AdminTable
        caption={t.caption}
        columns={leadColumns(isOfStaff)}
        rowKey={(lead) => lead.orderRef}
        {...addressedTable(leads, { page, sort, change })}
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
