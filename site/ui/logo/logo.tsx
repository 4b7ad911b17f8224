import styles from './logo.module.css'

/** The lark rises off the end of the road: the mark of the house, in ink with one wing of the accent. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
      <path className={styles.road} d="M2 36C10 35 17 31 21 24" />
      <path className={styles.wing} d="M11 5C18 6 24 10 27 17L18 21C13 17 11 11 11 5Z" />
      <path
        className={styles.bird}
        d="M8 20C13 23 18 22.5 22 20C24 14 29 11 33 12L38.5 14.500L34 17C33.5 24 27 28.5 19.5 27C14.5 26 10.5 23.5 8 20Z"
      />
    </svg>
  )
}

/** A picture that stands in place of mark and name. */
export type LogoPicture = {
  src: string
  srcSet: string
  /** Width by height. */
  ratio: number
}

const pictureHeight = 40
const widestPicture = 190

type LogoProps = {
  /** What a screen reader says, the name of whose site it is. */
  label: string
  /** False for a name that our mark does not belong to. */
  hasMark?: boolean
  picture?: LogoPicture
}

/** Mark and wordmark, the word alone, or a partner's own picture. Rule D-107. */
export function Logo({ label, hasMark = true, picture }: LogoProps) {
  if (picture) {
    const width = Math.min(widestPicture, Math.round(pictureHeight * picture.ratio))
    return (
      <img
        className={styles.picture}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={`${width}px`}
        width={width}
        height={Math.round(width / picture.ratio)}
        alt={label}
      />
    )
  }
  return (
    <span className={hasMark ? styles.logo : styles.alone}>
      {hasMark ? <LogoMark /> : null}
      <span className={styles.word}>{label}</span>
    </span>
  )
}
