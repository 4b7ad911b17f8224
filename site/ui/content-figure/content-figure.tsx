import type { ReactNode } from 'react'
import styles from './content-figure.module.css'

export type ContentFigureProps = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  caption?: ReactNode
  /** A picture at the top of the page does not wait until it is scrolled to. */
  isFirst?: boolean
}

/** A picture in running text, as wide as the text. */
export function ContentFigure({ alt, caption, isFirst = false, ...image }: ContentFigureProps) {
  return (
    <figure className={styles.figure}>
      <img
        {...image}
        alt={alt}
        sizes="(min-width: 44em) 40rem, 100vw"
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={styles.image}
      />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}
