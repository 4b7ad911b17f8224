import styles from './line-plot.module.css'
import { plotScale } from './plot-scale.ts'

/**
 * A line of a plot: a value at each step along it, in a unit that all lines share, never below 0. Over
 * a step without one it goes straight on.
 */
export type PlotLine = { name: string; values: readonly (number | null)[] }

export type LinePlotProps = {
  /** Says in words what the lines show; the same figures stand in a table beside the plot. */
  label: string
  /** One to three, the one the page is about first. */
  lines: readonly PlotLine[]
  /** A point set apart, such as where two lines cross: its step, its value and what is said of it. */
  point: { at: number; value: number; label: string } | null
  /** Steps that are named below the plot, the first and the last among them. */
  along: readonly { at: number; label: string }[]
  written: (value: number) => string
}

const looks = [styles.first, styles.second, styles.third]

/** Where within the plot its ground and its top lie, in per cent of its height. */
const ground = 97
const ceiling = 9

/**
 * Lines over time. All is placed in per cent, so that letters keep their size at any width, and the
 * lines keep theirs. Rule D-70.
 */
export function LinePlot(props: LinePlotProps) {
  const { label, lines, point, along, written } = props
  const { top, steps } = plotScale(
    Math.max(...lines.flatMap(({ values }) => values.filter((value) => value !== null))),
  )
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1))
  const xOf = (at: number) => round((at / last) * 100)
  const yOf = (value: number) => round(ground - (value / top) * (ground - ceiling))
  return (
    <div className={styles.plot}>
      <svg className={styles.scale} aria-hidden="true">
        {steps.map((step) => (
          <text key={step} x="100%" y={`${yOf(step)}%`} dy="4.5" textAnchor="end">
            {written(step)}
          </text>
        ))}
      </svg>
      <svg className={styles.lines} role="img" aria-label={label}>
        {steps.map((step) => (
          <line
            key={step}
            className={step === 0 ? styles.ground : styles.step}
            x2="100%"
            y1={`${yOf(step)}%`}
            y2={`${yOf(step)}%`}
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.inner}>
          {lines.map(({ name, values }, at) => (
            <polyline
              key={name}
              className={looks[at]}
              points={values
                .flatMap((value, step) => (value === null ? [] : `${xOf(step)},${yOf(value)}`))
                .join(' ')}
            />
          ))}
        </svg>
        {point ? <PlotPoint x={xOf(point.at)} y={yOf(point.value)} label={point.label} /> : null}
      </svg>
      <svg className={styles.along} aria-hidden="true">
        {along.map(({ at, label: step }) => (
          <text key={at} x={`${xOf(at)}%`} y="75%" textAnchor={anchorOf(xOf(at))}>
            {step}
          </text>
        ))}
      </svg>
      <ul className={styles.legend}>
        {lines.map(({ name }, at) => (
          <li key={name}>
            <svg className={styles.key} aria-hidden="true">
              <line className={looks[at]} x2="100%" y1="50%" y2="50%" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A ring on the plot with its words on the side where there is room. */
function PlotPoint({ x, y, label }: { x: number; y: number; label: string }) {
  const isLeft = x > 50
  return (
    <>
      <line className={styles.drop} x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2={`${ground}%`} />
      <circle className={styles.point} cx={`${x}%`} cy={`${y}%`} r="5.5" />
      <text
        className={styles.name}
        x={`${x}%`}
        y={`${y}%`}
        dx={isLeft ? -10 : 10}
        dy="-12"
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  )
}

const anchorOf = (x: number) => (x === 0 ? 'start' : x === 100 ? 'end' : 'middle')

const round = (length: number) => Math.round(length * 100) / 100
