import { useRef, useState } from 'react'
import type { ukPhone } from '#core/validation/phone/uk-phone.ts'

export type UkPhone = typeof ukPhone

/**
 * The check of phone numbers, whose tables are fetched when the phone field is first touched.
 * Until they are here, or when they do not come, the leasing API decides alone. Rule V-39.
 */
export function useUkPhone(): { ukPhone: UkPhone | undefined; fetchTables: () => void } {
  const [check, setCheck] = useState<UkPhone>()
  const isFieldShown = useRef(false)
  const fetchTables = () => {
    if (isFieldShown.current) return
    isFieldShown.current = true
    import('#core/validation/phone/uk-phone.ts').then(
      ({ ukPhone }) => setCheck(() => ukPhone),
      () => (isFieldShown.current = false),
    )
  }
  return { ukPhone: check, fetchTables }
}
