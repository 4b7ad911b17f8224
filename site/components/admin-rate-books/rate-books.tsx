'use client'

import { useId, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { listBrands } from '#core/contract/generated/request-shapes.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { useLoggedIn } from '#site/components/shared/account/use-logged-in.ts'
import { adminPermissions } from '#site/components/shared/admin/admin-permissions.ts'
import { pageFrom, useTableAddress } from '#site/components/shared/admin/table-address.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { askBrowser } from '#site/data/leasing/browser.ts'
import t from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { resultOf } from '#site/stores/permission-store.ts'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { ApiKeys } from './api-keys.tsx'
import { BookHistory } from './book-history.tsx'
import { type ChosenProvider, rateRequests } from './rate-requests.ts'
import { Uploads } from './uploads.tsx'

const rowsPerPage = 20

/** The page of rate books: of one's own company; staff choose whose. Rule T-28. */
export function RateBooks() {
  const user = useLoggedIn()
  const isOfStaff = user?.companyId === null
  const { values, change } = useTableAddress(accountPaths.adminRateBooks(), {
    provider: '',
    page: '1',
  })
  const chosen =
    isOfStaff && /^[1-9]\d{0,5}$/.test(values.provider) ? Number(values.provider) : null
  const isChosen = !isOfStaff || chosen !== null
  return (
    <>
      {isOfStaff ? (
        <ProviderChoice
          value={values.provider}
          onChoose={(provider) => change({ provider, page: '1' })}
        />
      ) : null}
      {user && isChosen ? (
        <OfProvider
          key={chosen ?? 0}
          brandId={chosen}
          page={pageFrom(values.page)}
          onPage={(page) => change({ page: String(page) })}
        />
      ) : null}
    </>
  )
}

type ChoiceProps = { value: string; onChoose: (provider: string) => void }

function ProviderChoice({ value, onChoose }: ChoiceProps) {
  const id = useId()
  const brands = useLoaded(['brands'], () => askBrowser(listBrands, {}))
  const options = (brands.data?.data ?? []).map((brand) => ({
    value: String(brand.id),
    label: brand.name,
  }))
  return (
    <SelectField
      id={id}
      label={t.provider}
      options={[{ value: '', label: t.chooseProvider }, ...options]}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

type Props = { brandId: ChosenProvider; page: number; onPage: (page: number) => void }

function OfProvider({ brandId, page, onPage }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  const permissions = useSnapshot(adminPermissions().state)
  const may = (name: 'rates.import' | 'rates.rollback') =>
    resultOf(permissions, name).kind === 'allow'
  const books = useLoaded(['rateBooks', brandId, page], () =>
    rateRequests.books(brandId, page, rowsPerPage),
  )
  return (
    <>
      {may('rates.import') ? (
        <Uploads
          brandId={brandId}
          opened={opened}
          onOpen={setOpened}
          waiting={books.data?.uploads ?? []}
          onChange={books.reload}
        />
      ) : null}
      <BookHistory
        brandId={brandId}
        books={books}
        page={page}
        rowsPerPage={rowsPerPage}
        onPage={onPage}
        mayRollBack={may('rates.rollback')}
      />
      {may('rates.import') ? <ApiKeys brandId={brandId} /> : null}
    </>
  )
}
