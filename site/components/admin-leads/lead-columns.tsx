import type { WireLeadRow } from '#core/contract/json/wire-lead.ts'
import { poundsToPence } from '#core/contract/json/money.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { writtenPhone } from '#core/validation/phone/written-phone.ts'
import { callTimeLabels } from '#core/wizard/call-times.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './admin-leads.module.css'
import { LeadStateMark } from './lead-state.tsx'
import { Ago } from './moment.tsx'

type Column = TableColumn<WireLeadRow>

/** When a customer would like to be called; empty where they did not say. */
export const callBackWords = ({ callBack }: Pick<WireLeadRow, 'callBack'>): string =>
  callBack ? (callBack.otherTime ?? callTimeLabels[callBack.time]) : ''

const name: Column = {
  key: 'name',
  label: t.columns.name,
  sortsBy: 'name',
  isRowHead: true,
  cell: (lead) => (
    <>
      <a href={accountPaths.adminLead(lead.orderRef)} className={styles.name}>
        {lead.name}
      </a>
      <a
        href={`tel:${lead.phone}`}
        className={styles.phone}
        aria-label={fill(t.call, { name: lead.name, phone: writtenPhone(lead.phone) })}
      >
        {writtenPhone(lead.phone)}
      </a>
    </>
  ),
}

const others: readonly Column[] = [
  {
    key: 'state',
    label: t.columns.state,
    sortsBy: 'state',
    cell: ({ state, isDead }) => (
      <>
        <LeadStateMark state={state} />
        {isDead ? (
          <span className={styles.dead}>
            <Icon name="warning" /> {t.dead}
          </span>
        ) : null}
      </>
    ),
  },
  {
    key: 'age',
    label: t.columns.age,
    sortsBy: 'confirmedAt',
    cell: ({ confirmedAt }) => <Ago at={confirmedAt} />,
  },
  { key: 'callBack', label: t.columns.callBack, cell: callBackWords },
  {
    key: 'car',
    label: t.columns.car,
    cell: ({ car, monthlyPayment }) => (
      <>
        {car}
        <span className={styles.small}>
          {fill(t.monthly, { price: currencyInColumn(poundsToPence(monthlyPayment)) })}
        </span>
      </>
    ),
  },
  { key: 'assignee', label: t.columns.assignee, cell: ({ assignee }) => assignee?.name ?? '' },
]

const provider: Column = {
  key: 'provider',
  label: t.columns.provider,
  cell: (lead) => lead.provider.name,
}

/** The columns of the list of leads; staff see whose each is. */
export const leadColumns = (isOfStaff: boolean): readonly Column[] => [
  name,
  ...others,
  ...(isOfStaff ? [provider] : []),
]
