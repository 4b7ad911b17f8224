import styles from './comparison.module.css'

export type ComparisonProps = {
  title: string
  /** "Good for", "Less good for" */
  goodForLabel: string
  lessGoodForLabel: string
  options: readonly {
    key: string
    name: string
    summary: string
    goodFor: readonly string[]
    lessGoodFor: readonly string[]
  }[]
}

/** Two to four ways to do something, side by side where there is room and one below the other on a phone. */
export function Comparison({ title, goodForLabel, lessGoodForLabel, options }: ComparisonProps) {
  return (
    <figure className={styles.comparison}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.key} className={styles.option}>
            <p className={styles.name}>{option.name}</p>
            <p>{option.summary}</p>
            <Points label={goodForLabel} points={option.goodFor} look={styles.good} />
            <Points label={lessGoodForLabel} points={option.lessGoodFor} look={styles.lessGood} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

type PointsProps = { label: string; points: readonly string[]; look: string | undefined }

function Points({ label, points, look }: PointsProps) {
  if (points.length === 0) return null
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ul className={look}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
