import type { ReactNode } from 'react'
import styles from './content-figure.module.css'

export type ContentFigureProps = {
  src: string
  srcSet: string
  /** The widths that small screens choose from; all of them without it. */
  smallSrcSet?: string
  /** The screens that choose from all widths. */
  largeMedia?: string
  width: number
  height: number
  alt: string
  caption?: ReactNode
  /** A picture at the top of the page does not wait until it is scrolled to. */
  isFirst?: boolean
}

const sizes = '(min-width: 44em) 40rem, 100vw'

/** A picture in running text, as wide as the text. */
export function ContentFigure(props: ContentFigureProps) {
  const { alt, caption, isFirst = false, srcSet, smallSrcSet, largeMedia, ...image } = props
  return (
    <figure className={styles.figure}>
      <picture>
        {largeMedia ? <source media={largeMedia} srcSet={srcSet} sizes={sizes} /> : null}
        <img
          {...image}
          srcSet={smallSrcSet ?? srcSet}
          alt={alt}
          sizes={sizes}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.image}
        />
      </picture>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}
