'use no memo'

import type { InputHTMLAttributes } from 'react'
import styles from './field.module.css'

export type SliderProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  min: number
  max: number
  step: number
  /** For ears alone: a field beside it bears the visible words. */
  'aria-label': string
  /** What its position means, said in place of a bare number: "Up to £300". */
  'aria-valuetext': string
}

/** The browser's own slider, for a figure that can be typed beside it. Without script it is not there. */
export function Slider(props: SliderProps) {
  return <input {...props} type="range" className={styles.slider} />
}
