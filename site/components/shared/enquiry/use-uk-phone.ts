import { useEffect, useRef, useState } from 'react'
import type { ukPhone } from '#core/validation/phone/uk-phone.ts'

/**
 * The validation of phone numbers, whose tables are fetched when the phone field is first touched.
 * Until then, or if they fail to load, the leasing API validates alone. Rule V-39.
 */
export function useUkPhone() {
  const [check, setCheck] = useState<typeof ukPhone>()
  const isRequested = useRef(false)
  const fetchTables = () => {
    if (isRequested.current) return
    isRequested.current = true
    import('#core/validation/phone/uk-phone.ts').then(
      ({ ukPhone }) => setCheck(() => ukPhone),
      () => (isRequested.current = false),
    )
  }
  return { ukPhone: check, fetchTables }
}

/**
 * Checks the phone of a form when the tables arrive, since it may have been typed, and left, before.
 * Rule V-39.
 */
export function usePhoneChecked(
  tables: typeof ukPhone | undefined,
  check: () => Promise<unknown>,
): void {
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    if (tables) void latest.current()
  }, [tables])
}
