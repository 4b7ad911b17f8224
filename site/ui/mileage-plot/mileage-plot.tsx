import styles from './mileage-plot.module.css'
import { plotPoints } from './plot-points.ts'

export type MileagePlotProps = {
  /** Says in words what the lines show. */
  label: string
  /** What the most miles cost at the end, and for agreeing on them; any unit, above 0. */
  bill: number
  agreed: number
  billName: string
  agreedName: string
  /** Where between the fewest and the most miles both cost the same, 0 to 1; null where nowhere. */
  breakEven: { at: number; label: string } | null
  /** The fewest and the most miles, as they are written. */
  from: string
  to: string
}

/**
 * Two ways to pay for more miles as two lines: a bill that grows with each mile, and a price agreed
 * from the start. Everything is placed in per cent, so that letters keep their size. Rule L-68.
 */
export function MileagePlot(props: MileagePlotProps) {
  const { left, right, ground, billY, agreedY, crossing } = plotPoints(props)
  return (
    <div className={styles.plot}>
      <svg className={styles.lines} role="img" aria-label={props.label}>
        <line className={styles.ground} x1={left} x2={right} y1={ground} y2={ground} />
        {crossing ? (
          <line className={styles.mark} x1={crossing.x} x2={crossing.x} y1={agreedY} y2={ground} />
        ) : null}
        <line className={styles.agreed} x1={left} x2={right} y1={agreedY} y2={agreedY} />
        <line className={styles.bill} x1={left} x2={right} y1={ground} y2={billY} />
        {crossing ? <circle className={styles.point} cx={crossing.x} cy={agreedY} r="5" /> : null}
        {crossing ? (
          <text
            className={styles.name}
            x={crossing.x}
            y={ground}
            dx={crossing.isLeft ? 8 : -8}
            dy="-7"
            textAnchor={crossing.isLeft ? 'start' : 'end'}
          >
            {props.breakEven?.label}
          </text>
        ) : null}
      </svg>
      <p className={styles.ends}>
        <span>{props.from}</span>
        <span>{props.to}</span>
      </p>
      <ul className={styles.legend}>
        <li>
          <Key line={styles.bill} /> {props.billName}
        </li>
        <li>
          <Key line={styles.agreed} /> {props.agreedName}
        </li>
      </ul>
    </div>
  )
}

function Key({ line }: { line: string | undefined }) {
  return (
    <svg className={styles.key} aria-hidden="true">
      <line className={line} x1="0" x2="100%" y1="50%" y2="50%" />
    </svg>
  )
}
