'use client'

import { useSyncExternalStore } from 'react'
import { type ClockHours, hoursInWords } from '#core/organisation/provider-hours.ts'
import { type HoursTexts, openingWords } from './opening-words.ts'
import styles from './provider-hours.module.css'

export type ProviderHoursProps = {
  phone: string
  /** From Monday to Sunday. */
  hours: readonly ClockHours[]
  texts: HoursTexts
}

const minuteMs = 60_000
const minuteNow = () => Math.floor(Date.now() / minuteMs)
const noMinute = () => null

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, minuteMs)
  return () => clearInterval(timer)
}

/**
 * A provider's phone and hours. That it is closed is said by the browser, since the page may be
 * older, with what to do instead of calling. Rule L-63.
 */
export function ProviderHours({ phone, hours, texts }: ProviderHoursProps) {
  const minute = useSyncExternalStore(everyMinute, minuteNow, noMinute)
  const week = hoursInWords(hours)
  const closed = minute === null ? '' : openingWords(hours, minute * minuteMs, texts)
  return (
    <>
      <span className={styles.line}>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        {week && `, ${week}`}
      </span>
      {closed ? <span className={styles.line}>{closed}</span> : null}
    </>
  )
}
