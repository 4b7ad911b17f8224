import styles from './chart.module.css'
import { LongName } from './long-name.tsx'

export type ChartBar = {
  key: string
  label: string
  /** One for each part, in any unit that all of them share. */
  values: readonly number[]
  /** The same as they are written: "£350.00" */
  shown: readonly string[]
}

export type ChartProps = {
  title: string
  note?: string
  /** Names of the parts, one or two. */
  parts: readonly string[]
  bars: readonly ChartBar[]
  /** What a bar of the whole width stands for, such as 100 of shares; else the longest bar has it. */
  whole?: number
}

const width = 1000
const height = 16

/** Bars of amounts as a table: each bar lies below its label, its numbers beside it. Rules E-23, E-24. */
export function Chart({ title, note, parts, bars, whole }: ChartProps) {
  const most = whole ?? Math.max(...bars.map(({ values }) => sum(values)), 0)
  const scale = most > 0 ? width / most : 0
  return (
    <figure className={styles.chart}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {/* The corner of a table is no control, and the caption says what the labels are of. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td />
            {parts.map((part, at) => (
              <th key={part} scope="col" data-figures>
                {parts.length > 1 ? (
                  <svg className={styles.key} viewBox="0 0 12 12" aria-hidden="true">
                    <rect className={lookOf(at, parts.length)} width="12" height="12" />
                  </svg>
                ) : null}
                {part}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row" className={styles.label}>
                <LongName>{bar.label}</LongName>
                <Bar values={bar.values} scale={scale} />
              </th>
              {bar.shown.map((amount, at) => (
                <td key={at} data-figures>
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <figcaption className={styles.note}>{note}</figcaption> : null}
    </figure>
  )
}

function Bar({ values, scale }: { values: readonly number[]; scale: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, at) => (
        <rect
          key={at}
          className={lookOf(at, values.length)}
          x={round(sum(values.slice(0, at)) * scale)}
          width={round(value * scale)}
          height={height}
        />
      ))}
    </svg>
  )
}

/** A bar of two parts begins with the accent; what has one part is ink. */
const lookOf = (at: number, parts: number) => (parts > 1 && at === 0 ? styles.first : styles.rest)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const round = (length: number) => Math.round(length * 10) / 10
