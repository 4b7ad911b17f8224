import styles from './stacked-bar.module.css'

export type BarPart = {
  kind: 'first' | 'monthly' | 'final' | 'fee'
  /** "First payment" */
  label: string
  /** "£2,605.23" */
  amount: string
  /** Any unit, the same for all parts. */
  value: number
  /** Number of payments made one after the other; ruled off one by one. */
  payments?: number
}

const width = 1000
const height = 36

/** Where the money goes: every payment of the lease as one strip, ruled like a timetable. */
export function StackedBar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  const whole = parts.reduce((sum, part) => sum + part.value, 0)
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + (part.value / whole) * width, 0),
  )

  return (
    <figure className={styles.figure}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {parts.map((part, index) => {
          const start = starts[index] ?? 0
          const length = (part.value / whole) * width
          return (
            <g key={part.kind}>
              <rect
                className={styles[part.kind]}
                x={round(start)}
                width={round(length)}
                height={height}
              />
              <path className={styles.rules} d={rules(start, length, part.payments ?? 1)} />
            </g>
          )
        })}
        <rect className={styles.edge} width={width} height={height} />
      </svg>
      <figcaption>
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part.kind} className={styles.entry}>
              <svg className={styles.key} width="14" height="14" aria-hidden="true">
                <rect className={styles[part.kind]} width="14" height="14" />
                <rect className={styles.edge} width="14" height="14" />
              </svg>
              {`${part.label} `}
              <strong className={styles.amount}>{part.amount}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

const round = (length: number) => Math.round(length * 10) / 10

/** A rule at the start of every payment but the very first, each drawn from the one before: the same words over and over pack well. */
function rules(start: number, length: number, payments: number): string {
  const isAtEdge = start === 0
  const step = Math.round((length / payments) * 1000) / 1000
  const more = payments - (isAtEdge ? 2 : 1)
  if (more < 0) return ''
  return `M${round(isAtEdge ? step : start)} 0v${height}${`m${step}-${height}v${height}`.repeat(more)}`
}
